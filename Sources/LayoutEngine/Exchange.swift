import Foundation
import Geometry

/// One question and its answer: a parent proposed, a child answered.
package struct Exchange {
  /// The asked node; who asked is the node that was answering at that moment.
  package var asked: LayoutNode
  /// nil for the root, which the figure itself asks.
  package var asker: LayoutNode?
  package var proposal: ProposedViewSize
  package var answer: CGSize?
  package var isFromMemory: Bool
  /// How many questions were open when this one was put.
  package var level: Int
  /// Whether the question was put while the asker placed its subviews.
  package var isPlacing: Bool
}

/// Keeps every exchange in order, up to a named limit.
package final class ExchangeRecorder {
  package private(set) var exchanges: [Exchange] = []
  package private(set) var isComplete = true
  private var open: [Int?] = []
  var placing: LayoutNode?
  package let limit: Int

  package init(limit: Int = 1_000_000) {
    self.limit = limit
  }

  func began(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    open.append(append(node, proposal, answer: nil, fromMemory: false))
  }

  func measured(
    _ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize, fromMemory: Bool
  ) {
    if fromMemory {
      append(node, proposal, answer: size, fromMemory: true)
    } else if let index = open.popLast(), let index {
      exchanges[index].answer = size
    }
  }

  @discardableResult
  private func append(
    _ node: LayoutNode, _ proposal: ProposedViewSize, answer: CGSize?, fromMemory: Bool
  ) -> Int? {
    guard exchanges.count < limit else {
      isComplete = false
      return nil
    }
    exchanges.append(
      Exchange(
        asked: node, asker: node.parent, proposal: proposal, answer: answer,
        isFromMemory: fromMemory, level: open.count, isPlacing: placing != nil && open.isEmpty))
    return exchanges.count - 1
  }
}
