import Foundation
import Geometry

/// A layout with its cache and subviews, its type put aside.
///
/// A class to inherit from rather than a protocol: its methods are called a few times per node,
/// and a call through a class's table is the cheapest there is.
class LayoutBox {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize) {}
  func spacing() -> ViewSpacing { .zero }
  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// The cache is made at the first question, and handed to every later one.
final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private let subviews: LayoutSubviews
  @exclusivity(unchecked) private var cache: L.Cache?

  init(_ layout: L, subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
  }

  /// The cache is taken out for each call and put back after it, so that nothing is shared by
  /// two calls, and nothing copied, even if a layout came to be asked while it answers.
  @inline(__always)
  private func withCache<R>(_ body: (inout L.Cache) -> R) -> R {
    var taken = cache.take() ?? layout.makeCache(subviews: subviews)
    let result = body(&taken)
    cache = taken
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize) {
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func spacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
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
