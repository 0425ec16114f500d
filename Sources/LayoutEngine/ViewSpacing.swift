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

  /// The least distance per category; minus infinity where the edge has none.
  package struct EdgePreference: Hashable, Sendable {
    private var distances: SIMD4<Double>

    private static let missing = -Double.infinity
    package static let none = EdgePreference()

    package init(
      plain: CGFloat? = nil, textToText: CGFloat? = nil, aboveText: CGFloat? = nil,
      belowText: CGFloat? = nil
    ) {
      func distance(_ length: CGFloat?) -> Double { length.map { Double($0) } ?? Self.missing }
      distances = SIMD4(
        distance(plain), distance(textToText), distance(aboveText), distance(belowText))
    }

    mutating func formUnion(_ other: EdgePreference) {
      distances.replace(with: other.distances, where: other.distances .> distances)
    }

    /// Zero where no category is shared; a distance is never less, as nothing overlaps by default.
    func distance(to other: EdgePreference) -> CGFloat {
      let missing = SIMD4(repeating: Self.missing)
      let isShared = (distances .!= missing) .& (other.distances .!= missing)
      let larger = distances.replacing(
        with: other.distances, where: other.distances .> distances)
      return CGFloat(max(larger.replacing(with: 0, where: .!isShared).max(), 0))
    }
  }

  package var top: EdgePreference
  package var leading: EdgePreference
  package var bottom: EdgePreference
  package var trailing: EdgePreference
  /// Whether a frame around the view keeps its preferences, as around a spacer.
  private var isKeptByFrames = false

  /// The distance between two views that prefer nothing else: 8 points, as measured.
  package static let defaultDistance: CGFloat = 8

  /// No preference on any edge.
  public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  /// A spacer's: no preference on any edge, with a frame around it either, so that
  /// `Spacer().frame(height: 20)` is a gap of 20 points (from OpenSwiftUI, which calls it
  /// `requiresSpacingProjection`).
  package static let spacer: ViewSpacing = {
    var spacing = ViewSpacing.zero
    spacing.isKeptByFrames = true
    return spacing
  }()

  /// The default preference of a view that is no text: 8 points on every edge.
  public init() {
    self = Self.plain
  }

  private static let plain: ViewSpacing = {
    let side = EdgePreference(plain: defaultDistance)
    return ViewSpacing(
      top: EdgePreference(plain: defaultDistance, belowText: 0), leading: side,
      bottom: EdgePreference(plain: defaultDistance, aboveText: 0), trailing: side)
  }()

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
    isKeptByFrames = false
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// What a frame makes of a view's preferences, on the edges whose places it decides.
  package func framed(_ edges: Edge.Set) -> ViewSpacing {
    isKeptByFrames ? .zero : resetting(edges)
  }

  /// The default preference again on some edges: what a frame or padding sets there.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    let plain = Self.plain
    var result = self
    result.isKeptByFrames = false
    if edges.contains(.top) { result.top = plain.top }
    if edges.contains(.leading) { result.leading = plain.leading }
    if edges.contains(.bottom) { result.bottom = plain.bottom }
    if edges.contains(.trailing) { result.trailing = plain.trailing }
    return result
  }
}
