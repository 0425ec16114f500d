import Foundation
import Geometry

/// One question and its answer: a parent proposed, a child answered.
package struct Exchange {
  /// The asked node; who asked is the node that was answering at that moment.
  package var asked: LayoutNode
  /// nil for the root, which the figure itself asks.
  package var asker: LayoutNode?
  package var proposal: ProposedViewSize
  /// nil where the record ends before the answer.
  package var answer: CGSize?
  /// nil where the view was asked anew.
  package var memory: Memory?
  /// Whether it was put to find where an alignment guide is.
  package var isForGuide = false

  /// The steps that an answer from memory was given at.
  ///
  /// They differ for a view whose width does not depend on the proposed height: its answer may be
  /// put together from the width of one question and the height of another.
  package struct Memory: Equatable {
    package var width: Int
    package var height: Int

    /// Whether the same question had been put before.
    package var isWhole: Bool { width == height }
  }
}

/// What a container makes of its subviews' answers, told before the questions that it puts for it.
package protocol Decision {
  /// As JSON names it.
  var kind: String { get }
  var container: LayoutNode { get }
  /// What the container was deciding on.
  var proposal: ProposedViewSize { get }
  /// The subviews that it is about.
  var subviews: [LayoutNode] { get }
  /// The decision in words, for a reader who knows the container: the first line goes on after its
  /// name, the others are indented below it.
  func lines(_ title: (LayoutNode) -> String) -> [String]
  /// Appends the fields of its own; nodes are named by their number.
  func appendFields(to json: inout JSONText, number: (LayoutNode) -> Int?)
}

extension LayoutSubviews {
  /// Where a container tells what it decides; nil where nothing is recorded.
  package var record: (recorder: ExchangeRecorder, container: LayoutNode)? {
    guard let first = nodes.first, let recorder = first.session.recorder,
      let container = first.parent
    else { return nil }
    return (recorder, container)
  }
}
