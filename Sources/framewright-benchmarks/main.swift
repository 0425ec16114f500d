import Foundation
import KeptMemory

/// `framewright-benchmarks [LARGEST]`: prints the tables, for trees of at most LARGEST nodes.
keep_memory()
let largest = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? .max
let fonts = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"] ?? ".fonts"
let folders = fonts.split(separator: ":").map(String.init)
StartBenchmark.run()
try FigureBenchmark.run(fonts: folders)
try TextBenchmark.run(fonts: folders)
try LayoutBenchmark.run(largest: largest)
