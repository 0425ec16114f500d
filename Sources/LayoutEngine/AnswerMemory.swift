import Foundation
import Geometry

/// A node's answers by whole proposals.
///
/// Few proposals are the common case and a walk over them is quickest; a node that is asked more
/// (text in deep alternating stacks) gets a table.
struct AnswerMemory {
  private struct Question: Hashable {
    var width: LengthKey
    var height: LengthKey

    init(_ proposal: ProposedViewSize) {
      width = LengthKey(proposal.width)
      height = LengthKey(proposal.height)
    }
  }

  private var known: [(question: Question, answer: CGSize)] = []
  private var table: [Question: CGSize] = [:]
  private static let fewEnough = 16

  subscript(proposal: ProposedViewSize) -> CGSize? {
    let question = Question(proposal)
    for entry in known where entry.question == question { return entry.answer }
    return table.isEmpty ? nil : table[question]
  }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
    let question = Question(proposal)
    if known.count < Self.fewEnough {
      known.append((question, size))
    } else {
      table[question] = size
    }
  }
}

/// A proposed length as bits, so that nil, zero and infinity are three different questions.
private struct LengthKey: Hashable {
  let bits: UInt64

  private static let unspecified = UInt64.max

  init(_ length: CGFloat?) {
    guard let length else {
      bits = Self.unspecified
      return
    }
    // Adding zero makes -0 the same question as 0.
    bits = (Double(length) + 0).bitPattern
  }
}
