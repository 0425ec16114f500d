import Figures
import Fixtures
import Foundation
import Interpreter
import LayoutEngine

extension Command {
  static let explain = Command(
    name: "explain", usage: "PATH… [--figure NAME] [--node NODE] [--json]",
    summary: "Tells the negotiation: who proposed what to whom, and what was answered.",
    options: [
      Option(
        name: "node", value: "NODE",
        summary: "only what concerns the node of an id, or the nodes of a view's name or label"),
      Option(name: "json", summary: "as JSON"),
    ] + RenderOptions.options,
    run: { arguments in
      for name in ["emit", "format", "text"] where arguments.has(name) {
        throw UsageError("'explain' tells the negotiation: '--\(name)' is of no use with it")
      }
      var options = try RenderOptions(arguments)
      // Questions and answers are kept for this stage alone.
      options.stage = .exchanges
      let run = try EmitRun(options: options, found: try FixtureDiscovery.find(arguments.paths))
      let (node, isJSON) = (arguments.value("node"), arguments.has("json"))
      let results = run.results { try Explained($0, node: node, isJSON: isJSON) }
      let found = results.flatMap(\.figures)
      let texts = found.compactMap(\.text)
      if let node, texts.isEmpty, !found.isEmpty {
        let nearest = nearestName(to: node, among: found.flatMap(\.names))
        throw UsageError(
          "no node has the id, the view or the label '\(node)'",
          hint: nearest.map { "did you mean '\($0)'?" })
      }
      return try run.finish(results) {
        if isJSON { return EmitRun.printJSON(texts) }
        EmitRun.print(
          found.compactMap { explained in
            explained.text.map { (texts.count > 1 ? explained.heading : nil, $0) }
          })
      }
    })
}

/// What is told of one figure.
private struct Explained: Sendable {
  /// nil where the figure has no such node.
  var text: [UInt8]?
  var heading: String
  /// What the figure's nodes can be asked for by.
  var names: [String] = []

  init(_ prepared: PreparedFigure, node: String?, isJSON: Bool) throws {
    heading = prepared.heading
    guard let explanation = try prepared.figure().explanation else { return }
    guard let subject = node.map(explanation.subject) ?? .everything else {
      names = explanation.names
      return
    }
    if isJSON {
      var json = JSONText()
      json.object { json in
        json.field("name") { $0.string(prepared.name) }
        json.field("file") { $0.string(prepared.file) }
        json.field("line") { $0.integer(prepared.line) }
        explanation.appendFields(subject, to: &json)
      }
      text = json.bytes
    } else {
      var lines: [String] = []
      explanation.appendText(subject, to: &lines)
      text = Array((lines.joined(separator: "\n") + "\n").utf8)
    }
  }
}
