import Foundation
import Geometry

extension Explanation {
  /// Appends the negotiation in words: questions and answers as they were put, indented by how many
  /// were open, what containers decided, and at last where each view was placed.
  package func appendText(_ subject: Subject, to lines: inout [String]) {
    lines.append("proposals and answers")
    let titles = NodeTitles(self)
    let proposals = proposals
    for told in told(subject) {
      let indent = String(repeating: "  ", count: told.step.level + 1)
      switch told.step.event {
      case .exchange(let exchange):
        lines.append(indent + text(of: exchange, told, titles))
      case .decision(let decision):
        var own = decision.lines { titles[$0] }
        let name = placing(decision, told.step, placed: proposals)
        own[0] = "\(named(decision.container).title)\(name) \(own[0])"
        lines.append(contentsOf: own.map { indent + $0 })
      }
    }
    if !isComplete { lines.append("… more than \(limit) steps: the rest is not kept") }
    lines.append("")
    lines.append("placement")
    for (frame, parent, level) in placed(subject) {
      let by = parent.map { $0.node.title } ?? "the figure"
      lines.append(
        String(repeating: "  ", count: level + 1)
          + "\(by) proposes \(frame.proposal.text) to \(titles[frame.node]), "
          + "which takes \(frame.frame.size.text) "
          + "at \(frame.frame.minX.text), \(frame.frame.minY.text)")
    }
  }

  private func text(
    of exchange: Exchange, _ told: Told, _ titles: NodeTitles
  ) -> String {
    let asker = exchange.asker.map { named($0).title } ?? "the figure"
    let placing = told.step.isPlacing && told.step.level == 0 ? ", placing," : ""
    var line =
      "\(asker)\(placing) proposes \(exchange.proposal.text) to \(titles[exchange.asked])"
    if let answer = exchange.answer { line += ": \(answer.text)" }
    line += exchange.note(steps)
    return told.isDecisive ? line + "  ← its size" : line
  }

  /// What is said of a container that decides while it places: with which proposal, where that is
  /// not the one that it was placed with. A stack proposes its own size across to its views where
  /// that length was left to it.
  private func placing(
    _ decision: any Decision, _ step: ExchangeRecorder.Step, placed: [Int: ProposedViewSize]
  ) -> String {
    guard step.isPlacing, step.level == 0 else { return "" }
    let own = number(of: decision.container).flatMap { placed[$0] }
    return own == decision.proposal ? ", placing," : ", placing with \(decision.proposal.text),"
  }

  /// What the nodes were placed with.
  private var proposals: [Int: ProposedViewSize] {
    let placed = placed(.everything).compactMap { frame, _, _ in
      number(of: frame.node).map { ($0, frame.proposal) }
    }
    return Dictionary(placed) { first, _ in first }
  }
}
