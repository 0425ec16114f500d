import Foundation
import Geometry

extension Explanation {
  /// Appends the negotiation in words: questions and answers as they were put, indented by how many
  /// were open, how stacks shared their length, and at last where each view was placed.
  package func appendText(_ subject: Subject, to lines: inout [String]) {
    lines.append("proposals and answers")
    let told = told(subject)
    for (step, isDecisive) in told {
      switch step {
      case .exchange(let exchange):
        if exchange.isPlacing, exchange.isFromMemory { continue }
        lines.append(Self.text(of: exchange, isDecisive: isDecisive))
      case .sharing(let sharing, let level):
        let indent = Self.indent(level)
        lines.append(contentsOf: Self.text(of: sharing).map { indent + $0 })
      }
    }
    if !isComplete { lines.append("… more than \(limit) steps: the rest is not kept") }
    lines.append("")
    lines.append("placement")
    for (frame, parent) in placed(subject) {
      let by = parent.map { $0.node.title } ?? "the figure"
      lines.append(
        "  \(by) proposes \(frame.proposal.text) to \(frame.node.title), "
          + "which takes \(Self.text(frame.frame.size)) "
          + "at \(frame.frame.minX.text), \(frame.frame.minY.text)")
    }
  }

  private static func indent(_ level: Int) -> String {
    String(repeating: "  ", count: level + 1)
  }

  private static func text(of exchange: Exchange, isDecisive: Bool) -> String {
    let asker = exchange.asker?.title ?? "the figure"
    var line =
      "\(indent(exchange.level))\(asker) proposes \(exchange.proposal.text) "
      + "to \(exchange.asked.title)"
    if let answer = exchange.answer { line += ": \(text(answer))" }
    if exchange.isFromMemory { line += "  (remembered)" }
    if isDecisive { line += "  ← its size" }
    return line
  }

  private static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  private static func text(_ length: CGFloat) -> String {
    length == .infinity ? "∞" : length == -.infinity ? "−∞" : length.text
  }

  private static func text(of sharing: StackSharing) -> [String] {
    let stack = sharing.stack.title
    let measure = sharing.axis == .horizontal ? "wide" : "high"
    guard !sharing.groups.isEmpty, let length = sharing.length else {
      let asked =
        switch sharing.length {
        case nil: "its ideal length"
        case .some(let length) where length > 0: "its longest"
        default: "its shortest"
        }
      return ["\(stack) asks each view for \(asked); spacing adds \(sharing.spacing.text)"]
    }
    var lines = [
      "\(stack) shares \(text(length)) \(measure), less \(sharing.spacing.text) of spacing"
    ]
    for group in sharing.groups {
      var line = "  priority \(text(CGFloat(group.priority))): \(text(group.available)) to share"
      if group.reserved > 0 {
        line += "; \(text(group.reserved)) set aside, the least that the others need"
      }
      lines.append(line)
      for (index, offer) in group.offers.enumerated() {
        lines.append("    \(index + 1). " + text(of: offer, along: sharing.axis))
      }
    }
    return lines
  }

  private static func text(of offer: StackSharing.Offer, along axis: Axis) -> String {
    var line = offer.node.titleWithContent
    if let minimum = offer.minimum, let maximum = offer.maximum {
      let flexibility = maximum == minimum ? 0 : maximum - minimum
      line += ": \(text(minimum)) to \(text(maximum)), flexibility \(text(flexibility))"
    }
    return line + "; offered \(offer.offer.map(text) ?? "nil"), takes \(text(offer.size[axis]))"
  }
}

extension LayoutNode {
  /// The node's title, and what a modifier is applied to in the end: `frame of Text “Bees”`.
  fileprivate var titleWithContent: String {
    var inner = self
    while let only = inner.children.first, inner.children.count == 1 { inner = only }
    return inner === self ? title : "\(title) of \(inner.title)"
  }
}
