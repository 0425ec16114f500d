/// `framewright-benchmarks [LARGEST]`: prints the table, for trees of at most LARGEST nodes.
let largest = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? .max
try LayoutBenchmark.run(largest: largest)
