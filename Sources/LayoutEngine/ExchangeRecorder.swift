import Foundation
import Geometry

/// Keeps every exchange, and what containers decided, in order up to a named limit.
///
/// While views are placed, after the root's size is known, containers put many questions again
/// that they put before; what would be told twice in the same words is kept once. The placement of
/// each view tells the rest.
package final class ExchangeRecorder {
  package struct Step {
    package var event: Event
    /// How many questions were open.
    package var level: Int
    /// Whether views were being placed.
    package var isPlacing: Bool

    package var exchange: Exchange? {
      if case .exchange(let exchange) = event { exchange } else { nil }
    }
  }

  package enum Event {
    case exchange(Exchange)
    case decision(any Decision)
  }

  package private(set) var steps: [Step] = []
  package private(set) var isComplete = true
  package let limit: Int
  /// The steps of the questions that wait for their answer; nil for one beyond the limit.
  private var open: [Int?] = []
  private var isPlacing = false
  /// How many decisions are being made.
  private var deciding = 0
  /// How many questions were open when each guide that is being looked for was asked for.
  private var guides: [Int] = []
  private var known: [ObjectIdentifier: KnownSteps] = [:]
  private var decided: Set<Decided> = []

  /// The steps at which a node answered.
  private struct KnownSteps {
    var questions: [ProposedViewSize: Int] = [:]
    /// By the proposed width and the proposed height alone.
    var widths: [CGFloat?: Int] = [:]
    var heights: [CGFloat?: Int] = [:]
  }

  private struct Decided: Hashable {
    var container: ObjectIdentifier
    var kind: String
    var proposal: ProposedViewSize

    init(_ decision: some Decision) {
      container = ObjectIdentifier(decision.container)
      kind = decision.kind
      proposal = decision.proposal
    }
  }

  package init(limit: Int = 1_000_000) {
    self.limit = limit
  }

  func began(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    open.append(
      append(
        .exchange(
          Exchange(
            asked: node, asker: node.parent, proposal: proposal, isForGuide: isLookingForGuide))))
  }

  func answered(_ size: CGSize) {
    defer { if open.isEmpty { isPlacing = true } }
    guard let index = open.popLast(), let index, var exchange = steps[index].exchange
    else { return }
    exchange.answer = size
    steps[index].event = .exchange(exchange)
    let (proposal, node) = (exchange.proposal, ObjectIdentifier(exchange.asked))
    known[node, default: KnownSteps()].questions[proposal] = index
    known[node]?.widths[proposal.width] = index
    known[node]?.heights[proposal.height] = index
  }

  func remembered(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) {
    let id = ObjectIdentifier(node)
    guard let steps = known[id],
      let width = steps.questions[proposal] ?? steps.widths[proposal.width],
      let height = steps.questions[proposal] ?? steps.heights[proposal.height]
    else {
      isComplete = false
      return
    }
    let memory = Exchange.Memory(width: width, height: height)
    let isOnlyPlacing = isPlacing && open.isEmpty && deciding == 0
    if memory.isWhole, isLookingForGuide || isOnlyPlacing { return }
    let index = append(
      .exchange(
        Exchange(
          asked: node, asker: node.parent, proposal: proposal, answer: size, memory: memory,
          isForGuide: isLookingForGuide)))
    if !memory.isWhole, let index { known[id]?.questions[proposal] = index }
  }

  private var isLookingForGuide: Bool { guides.last == open.count }

  /// Where a guide is depends on a view's size, and on where its subviews would be placed. What is
  /// known of that is not told again.
  func beganGuide() { guides.append(open.count) }
  func foundGuide() { guides.removeLast() }

  /// Runs `body`, in which a container decides; what it fills in is told before the questions that
  /// it puts.
  package func decide<D: Decision, R>(_ decision: D, _ body: (inout D) -> R) -> R {
    var decision = decision
    let index = append(.decision(decision))
    deciding += 1
    let result = body(&decision)
    deciding -= 1
    guard let index else { return result }
    steps[index].event = .decision(decision)
    let isNew = decided.insert(Decided(decision)).inserted
    if !isNew, isPlacing, open.isEmpty, deciding == 0, isRepeated(steps[(index + 1)...]) {
      steps.removeSubrange(index...)
    }
    return result
  }

  private func isRepeated(_ steps: ArraySlice<Step>) -> Bool {
    steps.allSatisfy { $0.exchange.map { $0.memory?.isWhole == true } ?? true }
  }

  @discardableResult
  private func append(_ event: Event) -> Int? {
    guard steps.count < limit else {
      isComplete = false
      return nil
    }
    steps.append(Step(event: event, level: open.count, isPlacing: isPlacing))
    return steps.count - 1
  }
}
