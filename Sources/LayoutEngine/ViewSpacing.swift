import Foundation
import Geometry

/// The distances that a view prefers to its neighbours, per edge, in points.
///
/// Every view stores least distances by edge and category; the distance between two views is the
/// largest value among the categories that both facing edges have, zero where they share none.
/// Source: OpenSwiftUI's transcription, confirmed by frames of iamcgn/swiftui-web.
public struct ViewSpacing: Hashable, Sendable {
  /// What a least distance is meant for.
  package enum Category: Int, CaseIterable, Hashable, Sendable {
    case plain
    case textToText
    /// The distance from a view down to a text below it.
    case aboveText
    /// The distance from a text down to a view below it.
    case belowText
  }

  /// The least distance per category; nil where the edge has none.
  package struct EdgePreference: Hashable, Sendable {
    package var plain: CGFloat?
    package var textToText: CGFloat?
    package var aboveText: CGFloat?
    package var belowText: CGFloat?

    package static let none = EdgePreference()

    package init(
      plain: CGFloat? = nil, textToText: CGFloat? = nil, aboveText: CGFloat? = nil,
      belowText: CGFloat? = nil
    ) {
      self.plain = plain
      self.textToText = textToText
      self.aboveText = aboveText
      self.belowText = belowText
    }

    mutating func formUnion(_ other: EdgePreference) {
      plain = Self.larger(plain, other.plain)
      textToText = Self.larger(textToText, other.textToText)
      aboveText = Self.larger(aboveText, other.aboveText)
      belowText = Self.larger(belowText, other.belowText)
    }

    func distance(to other: EdgePreference) -> CGFloat {
      func shared(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat {
        guard let a, let b else { return 0 }
        return max(a, b)
      }
      return max(
        shared(plain, other.plain), shared(textToText, other.textToText),
        shared(aboveText, other.aboveText), shared(belowText, other.belowText))
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a else { return b }
      guard let b else { return a }
      return max(a, b)
    }
  }

  package var top: EdgePreference
  package var leading: EdgePreference
  package var bottom: EdgePreference
  package var trailing: EdgePreference

  /// The distance between two views that prefer nothing else: 8 points, as measured.
  package static let defaultDistance: CGFloat = 8

  /// No preference on any edge.
  public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  /// The default preference of a view that is no text: 8 points on every edge.
  public init() {
    let side = EdgePreference(plain: Self.defaultDistance)
    self.init(
      top: EdgePreference(plain: Self.defaultDistance, belowText: 0), leading: side,
      bottom: EdgePreference(plain: Self.defaultDistance, aboveText: 0), trailing: side)
  }

  package init(
    top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The preferred distance from this view to `next`, which follows it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge].formUnion(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The default preference again on some edges: what a frame or padding sets there.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    let plain = ViewSpacing()
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = plain[edge] }
    return result
  }
}
