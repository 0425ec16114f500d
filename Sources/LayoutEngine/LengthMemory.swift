import Foundation
import Geometry

/// A node's answers along one axis, for one whose length does not depend on the other axis.
///
/// Nearly every node is asked for its minimum, its maximum, perhaps its ideal, and two or
/// three other lengths: those have a place each, so that remembering allocates nothing.
struct LengthMemory {
  /// NaN, which no answer is, where nothing is known.
  private var minimum = CGFloat.nan
  private var maximum = CGFloat.nan
  private var ideal = CGFloat.nan
  private var first = Known.nothing
  private var second = Known.nothing
  private var third = Known.nothing
  private var others: [Known] = []
  /// Beyond this an answer is asked for again rather than remembered.
  private static let most = 64

  private struct Known {
    var offer: CGFloat
    var answer: CGFloat

    static let nothing = Known(offer: .nan, answer: .nan)
  }

  /// The answer to an offer; NaN where it is not known.
  subscript(offer: CGFloat?) -> CGFloat {
    guard let offer else { return ideal }
    if offer == 0 { return minimum }
    if offer == first.offer { return first.answer }
    if offer == .infinity { return maximum }
    if offer == second.offer { return second.answer }
    if offer == third.offer { return third.answer }
    for entry in others where entry.offer == offer { return entry.answer }
    return .nan
  }

  mutating func keep(_ answer: CGFloat, for offer: CGFloat?) {
    guard let offer else {
      ideal = answer
      return
    }
    if offer == 0 {
      minimum = answer
    } else if offer == .infinity {
      maximum = answer
    } else if first.offer.isNaN || first.offer == offer {
      first = Known(offer: offer, answer: answer)
    } else if second.offer.isNaN || second.offer == offer {
      second = Known(offer: offer, answer: answer)
    } else if third.offer.isNaN || third.offer == offer {
      third = Known(offer: offer, answer: answer)
    } else if others.count < Self.most, !others.contains(where: { $0.offer == offer }) {
      others.append(Known(offer: offer, answer: answer))
    }
  }
}
