import Foundation
import Geometry

/// A layout with its cache and subviews, its type put aside.
protocol ErasedLayout: AnyObject {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize)
  func spacing() -> ViewSpacing
  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat?
}

/// The cache is made at the first question, and handed to every later one.
final class LayoutBox<L: Layout>: ErasedLayout {
  private let layout: L
  private let subviews: LayoutSubviews
  @exclusivity(unchecked) private var cache: L.Cache?

  init(_ layout: L, subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
  }

  /// A layout may ask itself again while it answers (a trial placement), so the cache is taken
  /// out for each call and put back after it.
  private func withCache<R>(_ body: (inout L.Cache) -> R) -> R {
    var taken = cache ?? layout.makeCache(subviews: subviews)
    cache = taken
    defer { cache = taken }
    return body(&taken)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize) {
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }
}
