import Foundation
import Geometry

/// A proposed length as bits, so that nil, zero and infinity are three different questions.
struct LengthKey: Hashable {
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

/// A node's answers by whole proposals.
///
/// Few proposals are the common case and a walk over them is quickest; a node that is asked more
/// (text in deep alternating stacks) gets a table.
struct AnswerMemory {
  private struct Question: Hashable {
    var width: LengthKey
    var height: LengthKey
  }

  private var questions: [Question] = []
  private var answers: [CGSize] = []
  private var table: [Question: CGSize] = [:]
  private static let fewEnough = 16

  subscript(proposal: ProposedViewSize) -> CGSize? {
    let question = Question(width: LengthKey(proposal.width), height: LengthKey(proposal.height))
    for index in questions.indices where questions[index] == question { return answers[index] }
    return table.isEmpty ? nil : table[question]
  }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
    let question = Question(width: LengthKey(proposal.width), height: LengthKey(proposal.height))
    if questions.count < Self.fewEnough {
      questions.append(question)
      answers.append(size)
    } else {
      table[question] = size
    }
  }
}

/// A node's answers per axis, for one whose width does not depend on a height or the reverse.
struct AxisMemory {
  private struct Known {
    var length: LengthKey
    var answer: CGFloat
  }

  private var widths: [Known] = []
  private var heights: [Known] = []
  /// Beyond this an old answer is asked for again rather than remembered.
  private static let most = 64

  subscript(proposal: ProposedViewSize) -> CGSize? {
    guard let width = Self.find(proposal.width, in: widths),
      let height = Self.find(proposal.height, in: heights)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
    Self.keep(size.width, for: proposal.width, in: &widths)
    Self.keep(size.height, for: proposal.height, in: &heights)
  }

  private static func find(_ length: CGFloat?, in known: [Known]) -> CGFloat? {
    let key = LengthKey(length)
    for entry in known where entry.length == key { return entry.answer }
    return nil
  }

  private static func keep(_ answer: CGFloat, for length: CGFloat?, in known: inout [Known]) {
    guard known.count < most, find(length, in: known) == nil else { return }
    known.append(Known(length: LengthKey(length), answer: answer))
  }
}
