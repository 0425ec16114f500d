import Foundation
import Geometry
import KeptMemory

/// `framewright-benchmarks [TABLE…] [LARGEST]`: prints the tables named, or all; trees of views
/// have at most LARGEST nodes.
keep_memory()
let arguments = CommandLine.arguments.dropFirst()
let largest = arguments.lazy.compactMap { Int($0) }.first ?? .max
let fonts = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"] ?? ".fonts"
let folders = fonts.split(separator: ":").map(String.init)
let tables: KeyValuePairs<String, () throws -> Void> = [
  "start": { StartBenchmark.run() },
  "pixels": { try PixelBenchmark.run(fonts: folders) },
  "figure": { try FigureBenchmark.run(fonts: folders) },
  "text": { try TextBenchmark.run(fonts: folders) },
  "layout": { try LayoutBenchmark.run(largest: largest) },
]
let named = arguments.filter { Int($0) == nil }
if let unknown = named.first(where: { name in !tables.contains { $0.key == name } }) {
  let known = tables.map(\.key).joined(separator: ", ")
  FileHandle.standardError.write(Data("no table “\(unknown)”; the tables: \(known)\n".utf8))
  exit(2)
}
do {
  for (name, run) in tables where named.isEmpty || named.contains(name) { try run() }
} catch {
  FileHandle.standardError.write(Data("framewright-benchmarks: \(error)\n".utf8))
  exit(1)
}
