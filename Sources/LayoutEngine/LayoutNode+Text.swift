import Foundation
import Geometry

extension LayoutNode {
  /// The tree before anything is laid out, one view a line, indented by level.
  package func appendText(to lines: inout [String]) {
    var waiting: [(node: LayoutNode, level: Int)] = [(self, 0)]
    while let (node, level) = waiting.popLast() {
      var line = String(repeating: "  ", count: level) + node.title
      if node.traits.priority != 0 { line += "  priority \(CGFloat(node.traits.priority).text)" }
      lines.append(line)
      waiting.append(contentsOf: node.children.reversed().map { ($0, level + 1) })
    }
  }

  /// The view's name with its label and id: `Text “Bees” #id`.
  package var title: String {
    var title = view
    if let label { title += " \u{201C}\(label.shortened)\u{201D}" }
    if let id { title += " #\(id)" }
    return title
  }
}

extension ExchangeRecorder {
  /// Every question and answer in the order in which they were put, one a line, indented by how
  /// many questions were open.
  package func appendText(to lines: inout [String]) {
    for exchange in exchanges {
      let indent = String(repeating: "  ", count: exchange.level)
      let asker = exchange.asker?.title ?? "figure"
      let answer = exchange.answer.map { "\($0.width.text) × \($0.height.text)" } ?? "…"
      var line =
        "\(indent)\(asker) → \(exchange.asked.title): \(exchange.proposal.text)? \(answer)"
      if exchange.isFromMemory { line += "  (remembered)" }
      lines.append(line)
    }
    if !isComplete { lines.append("… more than \(limit) exchanges: the rest is not kept") }
  }
}
