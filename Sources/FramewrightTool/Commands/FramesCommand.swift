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
      for name in ["emit", "format"] where arguments.has(name) {
        throw UsageError("'frames' prints frames: '--\(name)' is of no use with it")
      }
      options.stage = .frames
      let found = try FixtureDiscovery.find(arguments.paths)
      let run = EmitRun(
        options: options, fixtures: options.shard?.part(of: found.fixtures) ?? found.fixtures,
        unread: found.problems, reader: try FixtureReader(options))
      return arguments.has("json") ? run.json() : try run.run(.frames)
    })
}

/// Prints a stage of every figure instead of writing files.
struct EmitRun {
  let options: RenderOptions
  let fixtures: [FoundFixture]
  /// What could not even be looked into.
  let unread: [Problem]
  let reader: FixtureReader

  /// A figure's text, with what it is called where there are several.
  private struct Printed {
    var heading: String
    var bytes: [UInt8]
  }

  func run(_ stage: RenderOptions.Stage) throws -> ExitStatus {
    let stages = results { figure in
      Printed(
        heading: "\(figure.figure.name)  (\(figure.file):\(figure.line))",
        bytes: try figure.bytes(of: stage))
    }
    let printed = stages.flatMap(\.figures)
    if stage == .png, printed.count > 1 {
      throw UsageError(
        "there are \(printed.count) figures and one PNG to print",
        hint: "choose one with --figure NAME")
    }
    if let name = options.figureName, printed.isEmpty, stages.allSatisfy(\.problems.isEmpty) {
      throw UsageError("there is no figure '\(name)' in these fixtures")
    }
    return finish(stages) {
      for (index, figure) in printed.enumerated() {
        if printed.count > 1, stage != .svg {
          Console.print("\(index == 0 ? "" : "\n")\(figure.heading)\n")
        }
        Console.print(figure.bytes)
      }
    }
  }

  /// All figures as one object of the published schema.
  func json() -> ExitStatus {
    let objects = results { figure -> [UInt8] in
      var json = JSONText()
      try figure.appendJSON(to: &json)
      return json.bytes
    }
    return finish(objects) {
      let separator = [UInt8(ascii: ",")]
      let list = Array(objects.flatMap(\.figures).joined(separator: separator))
      Console.print(Array("{\"figures\":[".utf8) + list + Array("]}\n".utf8))
    }
  }

  private func results<T: Sendable>(
    _ body: @escaping @Sendable (PreparedFigure) throws -> T
  ) -> [FixtureResult<T>] {
    let reader = reader
    return Workers.map(fixtures, jobs: options.jobs) { reader.read($0, body) }
  }

  private func finish<T>(_ results: [FixtureResult<T>], print: () -> Void) -> ExitStatus {
    let problems = unread + results.flatMap(\.problems)
    ProblemPrinter.print(problems, style: options.diagnostics)
    let status = problems.map(\.status).max() ?? .success
    if status == .success || options.keepsGoing { print() }
    return status
  }
}
