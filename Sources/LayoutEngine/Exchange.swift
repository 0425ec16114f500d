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
  /// Whether the question was put when views were placed, after the root's size was known.
  package var isPlacing: Bool
}

/// How a stack shared its length among its subviews.
package struct StackSharing {
  /// What one subview was offered, and took.
  package struct Offer {
    package var node: LayoutNode
    /// The lengths it takes of nothing and of infinity; nil where the order had no say.
    package var minimum: CGFloat?
    package var maximum: CGFloat?
    package var offer: CGFloat?
    package var size: CGSize

    package init(
      node: LayoutNode, minimum: CGFloat?, maximum: CGFloat?, offer: CGFloat?, size: CGSize
    ) {
      self.node = node
      self.minimum = minimum
      self.maximum = maximum
      self.offer = offer
      self.size = size
    }
  }

  /// Subviews of one priority.
  package struct Group {
    package var priority: Double
    /// What is set aside for the groups after this one.
    package var reserved: CGFloat
    /// What the group has to share.
    package var available: CGFloat
    /// In the order in which the subviews were served.
    package var offers: [Offer] = []

    package init(priority: Double, reserved: CGFloat, available: CGFloat) {
      self.priority = priority
      self.reserved = reserved
      self.available = available
    }
  }

  package var stack: LayoutNode
  package var axis: Axis
  /// The proposed length along the axis.
  package var length: CGFloat?
  /// The sum of the distances between neighbours.
  package var spacing: CGFloat
  /// From the highest priority down; empty where every subview was offered the same.
  package var groups: [Group] = []

  package init(stack: LayoutNode, axis: Axis, length: CGFloat?, spacing: CGFloat) {
    self.stack = stack
    self.axis = axis
    self.length = length
    self.spacing = spacing
  }
}

/// Keeps every exchange, and how stacks shared, in order up to a named limit.
package final class ExchangeRecorder {
  package enum Step {
    case exchange(Exchange)
    case sharing(StackSharing, level: Int)
  }

  package private(set) var steps: [Step] = []
  package private(set) var isComplete = true
  private var open: [Int?] = []
  package let limit: Int

  package init(limit: Int = 1_000_000) {
    self.limit = limit
  }

  package var exchanges: [Exchange] {
    steps.compactMap { step in
      if case .exchange(let exchange) = step { exchange } else { nil }
    }
  }

  func began(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    open.append(append(node, proposal, answer: nil, fromMemory: false))
  }

  func measured(
    _ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize, fromMemory: Bool
  ) {
    if fromMemory {
      append(node, proposal, answer: size, fromMemory: true)
    } else if let index = open.popLast(), let index, case .exchange(var exchange) = steps[index] {
      exchange.answer = size
      steps[index] = .exchange(exchange)
    }
  }

  /// Runs `body`, in which a stack shares its length; what it fills in is told before the
  /// questions that it puts.
  package func share(_ sharing: StackSharing, _ body: (inout StackSharing) -> Void) {
    var sharing = sharing
    let index = steps.count
    guard index < limit else { return body(&sharing) }
    steps.append(.sharing(sharing, level: open.count))
    body(&sharing)
    steps[index] = .sharing(sharing, level: open.count)
  }

  @discardableResult
  private func append(
    _ node: LayoutNode, _ proposal: ProposedViewSize, answer: CGSize?, fromMemory: Bool
  ) -> Int? {
    guard steps.count < limit else {
      isComplete = false
      return nil
    }
    steps.append(
      .exchange(
        Exchange(
          asked: node, asker: node.parent, proposal: proposal, answer: answer,
          isFromMemory: fromMemory, level: open.count, isPlacing: open.isEmpty && !steps.isEmpty)))
    return steps.count - 1
  }
}
