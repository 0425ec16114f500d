import Fixtures
import Foundation
import LayoutEngine

extension Command {
  static let frames = Command(
    name: "frames", usage: "PATH… [--json]",
    summary: "Prints the frame tree of every figure, one view a line.",
    options: [Option(name: "json", summary: "as JSON")] + RenderOptions.options,
    run: { arguments in
      var options = try RenderOptions(arguments)
      options.stage = .frames
      let run = EmitRun(
        options: options, fixtures: try FixtureDiscovery.find(arguments.paths),
        reader: try FixtureReader(options))
      if arguments.has("json") { return run.json { try $0.appendJSON(to: &$1) } }
      return try run.run { try $0.bytes(of: .frames) }
    })
}

/// Prints a stage of every figure instead of writing files.
struct EmitRun {
  let options: RenderOptions
  let fixtures: [FoundFixture]
  let reader: FixtureReader

  /// - Parameter body: what is printed of a figure.
  func run(
    _ body: @escaping @Sendable (PreparedFigure) throws -> [UInt8]
  ) throws -> ExitStatus {
    let stages = results(body)
    let printed = stages.flatMap(\.figures)
    if options.stage == .png, printed.count > 1 {
      throw UsageError(
        "there are \(printed.count) figures and one PNG to print",
        hint: "choose one with --figure NAME")
    }
    if let name = options.figureName, printed.isEmpty, stages.allSatisfy(\.problems.isEmpty) {
      throw UsageError("there is no figure '\(name)' in these fixtures")
    }
    return finish(stages) {
      for bytes in printed { Console.print(bytes) }
    }
  }

  /// All figures as one object, `{"figures":[…]}`.
  func json(
    _ append: @escaping @Sendable (PreparedFigure, inout JSONText) throws -> Void
  ) -> ExitStatus {
    let objects = results { figure -> [UInt8] in
      var json = JSONText()
      try append(figure, &json)
      return json.bytes
    }
    return finish(objects) {
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
  func finish<T>(_ results: [FixtureResult<T>], print: () -> Void) -> ExitStatus {
    let problems = results.flatMap(\.problems)
    ProblemPrinter.print(problems, style: options.diagnostics)
    let status = problems.map(\.status).max() ?? .success
    if status == .success || options.keepsGoing { print() }
    return status
  }
}
