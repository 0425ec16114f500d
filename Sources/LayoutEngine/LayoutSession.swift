import FigureLimits
import Foundation
import Geometry

/// What the nodes of one figure share while they are laid out.
package final class LayoutSession {
  /// Whether nodes keep their answers; off only to prove that it changes nothing.
  package let remembers: Bool
  /// Keeps the record of exchanges; nil where nobody asked for it.
  @exclusivity(unchecked) package var recorder: ExchangeRecorder?
  /// How many questions were put, answered from memory or not.
  @exclusivity(unchecked) package var asked = 0
  /// How many questions were answered by asking a layout rather than from memory.
  @exclusivity(unchecked) package private(set) var questions = 0
  /// What they cost, in questions to views that are no texts.
  @exclusivity(unchecked) private var cost = 0
  /// How often a stack shared out its length among its subviews.
  @exclusivity(unchecked) package private(set) var stackEvaluations = 0
  /// Whether the whole tree is placed on a deep stack.
  @exclusivity(unchecked) var isOnDeepStack = false
  /// The number of levels of the deepest view that was placed.
  @exclusivity(unchecked) var deepestLevel = 0
  /// The surroundings of the node whose subviews are being placed.
  @exclusivity(unchecked) package var state = PlacingState()
  /// The first error of a layout, or of a closure that it called; the figure fails with it.
  @exclusivity(unchecked) package private(set) var failure: (any Error)?

  private let limits: Limits
  private let deadline: Deadline?

  /// - Parameter deadline: when the figure has to be done; nil for no such time.
  package init(remembers: Bool = true, limits: Limits = Limits(), deadline: Deadline? = nil) {
    self.remembers = remembers
    self.limits = limits
    self.deadline = deadline
  }

  /// Counts a question that a layout is asked, and says whether it may still be asked.
  func mayAsk(_ node: LayoutNode) -> Bool {
    questions += 1
    cost += node.isText ? Self.textCost : 1
    if cost > limits.questions {
      fail(LayoutError.tooManyQuestions(limit: limits.questions))
      return false
    }
    // The clock takes as long as a question or two.
    guard questions % 64 == 0, let deadline, deadline.isOver else { return true }
    fail(LayoutError.tooLate(limit: limits.seconds))
    // No question is put any more.
    cost = limits.questions
    return false
  }

  /// To measure a text takes as long as so many other questions.
  static let textCost = 8

  package func countStackEvaluation() {
    stackEvaluations += 1
  }

  package func fail(_ error: any Error) {
    failure = failure ?? error
  }

  /// Runs `body` for views in a container of a size; `insets` is what of it is covered.
  ///
  /// A length that is not known, or has no end, is that of the container further out.
  package func inContainer<R>(
    _ size: ProposedViewSize, insets: EdgeInsets, _ body: () -> R
  ) -> R {
    let outer = state.container
    defer { state.container = outer }
    state.enter(size, insets: insets)
    return body()
  }

  /// The value of a closure that a layout calls; an error is kept, and `fallback` lets the
  /// negotiation come to its end.
  package func attempt<R>(_ fallback: R, _ body: () throws -> R) -> R {
    do {
      return try body()
    } catch {
      fail(error)
      return fallback
    }
  }

  /// Lets an infinite answer to an infinite offer pass, on either axis as a view may keep a ratio,
  /// and keeps any other that is no size as the failure.
  func checked(
    _ size: CGSize, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGSize {
    let mayBeInfinite = proposal.width == .infinity || proposal.height == .infinity
    func isSound(_ answer: CGFloat) -> Bool {
      answer >= 0 && (answer.isFinite || mayBeInfinite)
    }
    if isSound(size.width), isSound(size.height) { return size }
    fail(LayoutError.noSize(path: node.path, answer: size, proposal: proposal))
    func mended(_ answer: CGFloat) -> CGFloat { answer >= 0 && answer.isFinite ? answer : 0 }
    return CGSize(width: mended(size.width), height: mended(size.height))
  }
}

/// Why a tree of views has no layout.
package enum LayoutError: Error, Hashable {
  /// A view answered something that is no size: less than nothing, not finite or no number. The
  /// path names it from the root.
  case noSize(path: String, answer: CGSize, proposal: ProposedViewSize)
  /// A view answered an alignment guide that is no number.
  case noGuide(path: String)
  /// A view was placed at something that is no place.
  case placedNowhere(path: String)
  /// More levels of views than the limit.
  case tooDeep(limit: Int)
  /// More questions than the limit: their number doubles with each level of the views.
  case tooManyQuestions(limit: Int)
  /// More seconds than the limit.
  case tooLate(limit: Int)
}

extension LayoutError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSize(let path, let answer, let proposal):
      "\(path) answered \(answer.width.text) × \(answer.height.text) "
        + "to the proposal \(proposal.text)"
    case .noGuide(let path):
      "\(path) answered an alignment guide that is not a number"
    case .placedNowhere(let path):
      "\(path) was placed at a position that is not finite"
    case .tooDeep(let limit): Limit.levels.message(limit)
    case .tooManyQuestions(let limit): Limit.questions.message(limit)
    case .tooLate(let limit): Limit.seconds.message(limit)
    }
  }
}

extension LayoutNode {
  /// The names from the root to this node, with ids where there are some.
  package var path: String {
    var names: [String] = []
    var node: LayoutNode? = self
    while let current = node {
      names.append(current.view + (current.id.map { "#\($0)" } ?? ""))
      node = current.parent
    }
    let shown = names.reversed()
    return shown.count <= 12
      ? shown.joined(separator: " › ") : "… › " + shown.suffix(12).joined(separator: " › ")
  }
}

extension ProposedViewSize {
  /// As articles write it: `nil` for an unspecified length and `∞` for an infinite one.
  package var text: String {
    func length(_ length: CGFloat?) -> String {
      guard let length else { return "nil" }
      return length == .infinity ? "∞" : length.text
    }
    return "\(length(width)) × \(length(height))"
  }
}
