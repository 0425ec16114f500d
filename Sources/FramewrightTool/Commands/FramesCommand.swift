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
      return arguments.has("json") ? run.json() : try run.run(.frames)
    })
}

/// Prints a stage of every figure instead of writing files.
struct EmitRun {
  let options: RenderOptions
  let fixtures: [FoundFixture]
  let reader: FixtureReader

  func run(_ stage: RenderOptions.Stage) throws -> ExitStatus {
    let stages = results { try $0.bytes(of: stage) }
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
      for bytes in printed { Console.print(bytes) }
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

  private func results(
    _ body: @escaping @Sendable (PreparedFigure) throws -> [UInt8]
  ) -> [FixtureResult<[UInt8]>] {
    let reader = reader
    return Workers.map(fixtures, jobs: options.jobs) { reader.read($0, body) }
  }

  private func finish(
    _ results: [FixtureResult<[UInt8]>], print: () -> Void
  ) -> ExitStatus {
    let problems = results.flatMap(\.problems)
    ProblemPrinter.print(problems, style: options.diagnostics)
    let status = problems.map(\.status).max() ?? .success
    if status == .success || options.keepsGoing { print() }
    return status
  }
}
