import Foundation
import Geometry

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  /// How wide a track is, in points.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit in the room, each at least `minimum`.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track; 8 where it is nil.
  public var spacing: CGFloat?
  /// Replaces the grid's alignment in this track, on both axes.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The parameter that is no length, if there is one.
  var badLength: (parameter: String, value: CGFloat)? {
    let lengths: [(String, CGFloat, mayBeInfinite: Bool)] =
      switch size {
      case .fixed(let length): [("fixed", length, false)]
      case .flexible(let least, let most): [("minimum", least, false), ("maximum", most, true)]
      case .adaptive(let least, let most): [("minimum", least, false), ("maximum", most, true)]
      }
    for (name, value, mayBeInfinite) in lengths
    where value.isNaN || value < 0 || (value == .infinity && !mayBeInfinite) {
      return (name, value)
    }
    guard let spacing, !spacing.isFinite else { return nil }
    return ("spacing", spacing)
  }
}

/// A track with the length that it got.
struct LazyTrack: Equatable {
  var length: CGFloat
  var gap: CGFloat
  var alignment: Alignment?
  /// The item that it was made of.
  var item: Int
}

extension [LazyTrack] {
  /// More tracks than this do not come of an adaptive item.
  static let most = 10_000

  /// Shares a length among the items' tracks.
  ///
  /// Fixed tracks come first; the others are served in order, each with an equal share of what is
  /// left, within its bounds, so that what one leaves helps only later ones. An adaptive item
  /// makes as many equal tracks as fit in its share. Source: objc.io 2020; measured: lazy/grids.
  /// Without a proposal each takes its minimum.
  init(_ items: [GridItem], in offer: CGFloat?) {
    self = []
    let gaps = items.map { $0.spacing ?? 8 }
    var room = (offer ?? 0) - gaps.dropLast().reduce(0, +)
    var left = items.count
    for case .fixed(let length) in items.map(\.size) {
      room -= length
      left -= 1
    }
    for (index, (item, gap)) in zip(items, gaps).enumerated() {
      func add(_ length: CGFloat) {
        append(
          LazyTrack(length: length, gap: gap, alignment: item.alignment, item: index))
      }
      let share = Swift.max(room / CGFloat(Swift.max(left, 1)), 0)
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let least, let most):
        let length = Swift.max(least, Swift.min(most, share))
        if room.isFinite { room -= length }
        left -= 1
        add(length)
      case .adaptive(let least, let most):
        let fitting = ((share + gap) / (least + gap)).rounded(.down)
        let count = fitting.isFinite ? Int(Swift.min(Swift.max(fitting, 1), CGFloat(Self.most))) : 1
        let own = (share - CGFloat(count - 1) * gap) / CGFloat(count)
        let length = Swift.max(least, Swift.min(most, own))
        for _ in 0..<count { add(length) }
        if room.isFinite { room -= CGFloat(count) * (length + gap) - gap }
        left -= 1
      }
    }
  }

  /// All tracks with the gaps between them.
  var total: CGFloat { reduce(0) { $0 + $1.length } + dropLast().reduce(0) { $0 + $1.gap } }
}
