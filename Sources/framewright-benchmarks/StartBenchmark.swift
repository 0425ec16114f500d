import Foundation
import Geometry

/// Measures whole processes: a cold `render` beside Graphviz, in turn.
enum StartBenchmark {
  /// The tool beside this program.
  static let tool =
    (CommandLine.arguments[0] as NSString).deletingLastPathComponent + "/framewright"

  static func run() {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      return print("\nCold start: not measured, build the tool first (--product framewright)")
    }
    guard let dot = find("dot") else {
      return print("\nCold start: not measured, Graphviz ('dot') is not installed")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "framewright-start-\(getpid())"
    ).path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (fixture, graph) = ("\(folder)/cell.swift", "\(folder)/two.dot")
    // As it is installed: what a linker has just written is mapped page by page, which takes longer.
    let installed = "\(folder)/framewright"
    guard (try? FileManager.default.copyItem(atPath: tool, toPath: installed)) != nil else {
      return print("\nCold start: not measured, no room for a copy of the tool")
    }
    _ = FileManager.default.createFile(atPath: fixture, contents: Data(FigureBenchmark.source.utf8))
    _ = FileManager.default.createFile(atPath: graph, contents: Data("digraph { a -> b }".utf8))
    print("\nA cold render, whole process; milliseconds, medians of 21 in turn:")
    for (format, goal, flags) in [
      ("svg", "must 2.0, aim 1.2", ["-Tsvg"]),
      ("png", "must 1.3, aim 0.8", ["-Tpng", "-Gdpi=144"]),
    ] {
      let ours = [
        "render", fixture, "-o", folder, "--format", format, "--appearance", "light", "--quiet",
      ]
      let (a, b) = pairs(installed, ours, dot, flags + [graph, "-o", "\(folder)/two.\(format)"])
      print(
        "\(format)  \(NumberText.text(a, decimals: 1)), dot \(NumberText.text(b, decimals: 1)): "
          + "\(NumberText.text(a / b, decimals: 2)); \(goal)")
    }
  }

  private static func pairs(
    _ a: String, _ aWords: [String], _ b: String, _ bWords: [String]
  ) -> (Double, Double) {
    var (first, second): ([Double], [Double]) = ([], [])
    for _ in 0..<21 {
      first.append(milliseconds(a, aWords))
      second.append(milliseconds(b, bWords))
    }
    return (first.sorted()[10], second.sorted()[10])
  }

  /// How long a program runs that ends with a status; not a number where it ends with another one.
  ///
  /// By `posix_spawn`, as Foundation's `Process` notices an end up to 50 ms late.
  static func milliseconds(
    _ program: String, _ words: [String], status expected: Int32 = 0
  ) -> Double {
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    var status: Int32 = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0,
      waitpid(process, &status, 0) == process, status == expected << 8
    else { return .nan }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  private static func find(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
