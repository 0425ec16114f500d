import Fixtures
import Foundation
import LayoutEngine

extension Command {
  static let frames = Command(
    name: "frames", usage: "PATH… [--json]",
    summary: "Prints the frame tree of every figure, one view a line.",
    options: [Option(name: "json", summary: "as JSON")] + RenderOptions.options,
    run: { arguments in
      for name in ["emit", "format", "text"] where arguments.has(name) {
        throw UsageError("'frames' prints frames: '--\(name)' is of no use with it")
      }
      var options = try RenderOptions(arguments)
      options.stage = .frames
      let found = try FixtureDiscovery.find(arguments.paths)
      let run = try EmitRun(options: options, found: found)
      if arguments.has("json") { return try run.json { try $0.appendJSON(to: &$1) } }
      return try run.run { try $0.bytes(of: .frames) }
    })
}

/// Prints a stage of every figure instead of writing files.
struct EmitRun {
  let options: RenderOptions
  let fixtures: [FoundFixture]
  /// What could not even be looked into.
  let unread: [Problem]
  let reader: FixtureReader

  init(options: RenderOptions, found: FixtureDiscovery.Found) throws {
    self.options = options
    fixtures = options.shard?.part(of: found.fixtures) ?? found.fixtures
    unread = found.problems
    reader = try FixtureReader(options)
  }

  /// A figure's text, with what it is called where there are several.
  private struct Printed {
    var heading: String
    var bytes: [UInt8]
  }

  /// - Parameter body: what is printed of a figure.
  func run(
    _ body: @escaping @Sendable (PreparedFigure) throws -> [UInt8]
  ) throws -> ExitStatus {
    let stages = results { Printed(heading: $0.heading, bytes: try body($0)) }
    let printed = stages.flatMap(\.figures)
    if let stage = options.stage, [.png, .pdf].contains(stage), printed.count > 1 {
      throw UsageError(
        "there are \(printed.count) figures and one \(stage.rawValue.uppercased()) to print",
        hint: "choose one with --figure NAME")
    }
    return try finish(stages) {
      let hasHeadings = printed.count > 1 && options.stage != .svg
      Self.print(printed.map { (hasHeadings ? $0.heading : nil, $0.bytes) })
    }
  }

  static func print(_ texts: [(heading: String?, bytes: [UInt8])]) {
    for (index, text) in texts.enumerated() {
      if let heading = text.heading { Console.print("\(index == 0 ? "" : "\n")\(heading)\n") }
      Console.print(text.bytes)
    }
  }

  /// All figures as one object, `{"figures":[…]}`.
  func json(
    _ append: @escaping @Sendable (PreparedFigure, inout JSONText) throws -> Void
  ) throws -> ExitStatus {
    let objects = results { figure -> [UInt8] in
      var json = JSONText()
      try append(figure, &json)
      return json.bytes
    }
    return try finish(objects) {
      Self.printJSON(objects.flatMap(\.figures))
    }
  }

  static func printJSON(_ figures: [[UInt8]]) {
    let list = Array(figures.joined(separator: [UInt8(ascii: ",")]))
    Console.print(Array("{\"figures\":[".utf8) + list + Array("]}\n".utf8))
  }

  func results<T: Sendable>(
    _ body: @escaping @Sendable (PreparedFigure) throws -> T
  ) -> [FixtureResult<T>] {
    let reader = reader
    return Workers.map(fixtures, jobs: options.jobs) { reader.read($0, body) }
  }

  /// Tells the problems, and prints where there are none or the run keeps going.
  ///
  /// - Throws: `UsageError` where no figure has the name that was asked for.
  func finish<T>(_ results: [FixtureResult<T>], print: () -> Void) throws -> ExitStatus {
    try options.checkSettings(results)
    if let name = options.figureName, results.allSatisfy(\.figures.isEmpty),
      results.allSatisfy(\.problems.isEmpty)
    {
      throw UsageError.noFigure(name)
    }
    let problems = unread + results.flatMap(\.problems)
    ProblemPrinter.print(problems, style: options.diagnostics)
    let status = problems.map(\.status).max() ?? .success
    if status == .success || options.keepsGoing { print() }
    return status
  }
}

extension PreparedFigure {
  /// What the figure is called among others.
  var heading: String { "\(name)  (\(file):\(line))" }
}
