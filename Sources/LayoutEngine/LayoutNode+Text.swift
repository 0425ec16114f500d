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
    for step in steps {
      guard let exchange = step.exchange else { continue }
      let indent = String(repeating: "  ", count: step.level)
      let asker = exchange.asker?.title ?? "figure"
      let answer = exchange.answer?.text ?? "…"
      let question = "\(asker) → \(exchange.asked.title): \(exchange.proposal.text)?"
      lines.append("\(indent)\(question) \(answer)\(exchange.note(steps))")
    }
    if !isComplete { lines.append("… more than \(limit) exchanges: the rest is not kept") }
  }
}

extension Exchange {
  /// `  (remembered)`, or what the answer was put together from; empty for a view asked anew.
  func note(_ steps: [ExchangeRecorder.Step]) -> String {
    let purpose = isForGuide ? "  (for a guide)" : ""
    guard let memory else { return purpose }
    guard !memory.isWhole, let width = steps[memory.width].exchange,
      let height = steps[memory.height].exchange
    else { return "\(purpose)  (remembered)" }
    return "\(purpose)  (put together: the width for \(width.proposal.text), "
      + "the height for \(height.proposal.text))"
  }
}

extension CGFloat {
  /// The number in points, `∞` for one without end.
  package var lengthText: String {
    self == .infinity ? "∞" : self == -.infinity ? "−∞" : text
  }
}

extension CGSize {
  package var text: String { "\(width.lengthText) × \(height.lengthText)" }
}
