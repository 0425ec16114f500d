import Foundation
import Geometry

/// A rule that sizes and places subviews; SwiftUI's own protocol, and the only way in which
/// anything is laid out here, built-in stacks and modifiers included.
public protocol Layout {
  /// What the layout keeps between calls for one set of subviews.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size, in points, that the container takes for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every subview within `bounds`, given in points in the container's own space.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The layout with its subviews, its type put aside. Not SwiftUI's; no layout writes it: it is
  /// a requirement only so that the compiler makes it anew for every type.
  func _erased(with subviews: Subviews) -> ErasedLayout
}

/// What is fixed about a kind of layout.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis that the layout stacks along; nil if it has none.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a built-in layout knows about itself that the protocol does not ask.
///
/// Nothing here changes a size or a place; it saves questions and names nodes.
package protocol LayoutHints {
  /// Whether width answers depend on width proposals alone, and heights on heights, provided the
  /// same is true of the subviews.
  var axesAreIndependent: Bool { get }
  /// Whether priority, layout values and explicit guides of the first subview are the container's.
  var isUnary: Bool { get }
  /// Whether the first subview is a view that the container modifies, not the body of a view.
  var isModifier: Bool { get }
  /// Whether a modifier always has the size of what it modifies.
  var keepsSize: Bool { get }
  /// Whether sizes depend on the container around, which no proposal tells.
  var dependsOnContainer: Bool { get }
  /// What is steady about a container whose axes depend on each other; nothing unless it says so.
  func steadyLengths(of subviews: LayoutSubviews) -> SteadyLengths
}

extension LayoutHints {
  package var isUnary: Bool { false }
  package var isModifier: Bool { isUnary }
  package var keepsSize: Bool { false }
  package var dependsOnContainer: Bool { false }
  package func steadyLengths(of subviews: LayoutSubviews) -> SteadyLengths { [] }
}

/// A modifier: a layout whose first subview is the view that it modifies.
///
/// Passes outward what the modified view says of itself: guides (moved by its place), spacing.
package protocol UnaryLayout: Layout, LayoutHints {}

extension UnaryLayout {
  package var isUnary: Bool { true }
  package var axesAreIndependent: Bool { true }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    forwardedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    forwardedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func forwardedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard let first = subviews.first, first.node.mayHaveGuide(key) else { return nil }
    let frames = subviews.trialFrames {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } unplaced: {
      UnplacedSubview(bounds: bounds, proposal: proposal)
    }
    let placed = frames[0]
    return first.node.explicitGuide(key, for: placed.proposal).map {
      $0 + placed.frame.origin[key.axis]
    }
  }
}
