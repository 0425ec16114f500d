import Foundation
import Geometry

/// A layout with its cache and subviews, its type put aside.
///
/// Closures rather than a protocol: `Layout._erased(with:)` makes them where the layout's type is
/// known, so that the compiler specialises them. A generic class behind a protocol is run by one
/// code for all types, and takes eight times as long.
public struct ErasedLayout {
  let sizeThatFits: (ProposedViewSize) -> CGSize
  let placeSubviews: (CGRect, ProposedViewSize) -> Void
  let spacing: () -> ViewSpacing
  let explicitAlignment: (AlignmentKey, CGRect, ProposedViewSize) -> CGFloat?
  /// Drops the cache, which is made anew at the next question.
  let forget: () -> Void

  @usableFromInline
  init(
    sizeThatFits: @escaping (ProposedViewSize) -> CGSize,
    placeSubviews: @escaping (CGRect, ProposedViewSize) -> Void,
    spacing: @escaping () -> ViewSpacing,
    explicitAlignment: @escaping (AlignmentKey, CGRect, ProposedViewSize) -> CGFloat?,
    forget: @escaping () -> Void
  ) {
    self.sizeThatFits = sizeThatFits
    self.placeSubviews = placeSubviews
    self.spacing = spacing
    self.explicitAlignment = explicitAlignment
    self.forget = forget
  }
}

extension Layout {
  @inlinable
  public func _erased(with subviews: LayoutSubviews) -> ErasedLayout {
    let state = LayoutState<Self, Cache>(self, subviews: subviews)
    // Each closure captures `state` alone, and so needs no memory of its own.
    return ErasedLayout(
      sizeThatFits: { state.sizeThatFits($0) },
      placeSubviews: { state.placeSubviews(in: $0, proposal: $1) },
      spacing: { state.spacing() },
      explicitAlignment: { state.explicitAlignment(of: $0, in: $1, proposal: $2) },
      forget: { state.cache = nil })
  }
}

/// The cache is made at the first question, and handed to every later one.
///
/// The class asks nothing of its types, so that the runtime need not look for their conformances
/// when it makes the class for each layout.
@usableFromInline
final class LayoutState<L, Cache> {
  @usableFromInline let layout: L
  @usableFromInline let subviews: LayoutSubviews
  @exclusivity(unchecked) @usableFromInline var cache: Cache?

  @inlinable
  init(_ layout: L, subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
  }
}

extension LayoutState where L: Layout, Cache == L.Cache {
  /// The cache is taken out for each call and put back after it, so that nothing is shared by
  /// two calls, and nothing copied, even if a layout came to be asked while it answers.
  @inlinable @inline(__always)
  func withCache<R>(_ body: (inout Cache) -> R) -> R {
    var taken = cache.take() ?? layout.makeCache(subviews: subviews)
    let result = body(&taken)
    cache = taken
    return result
  }

  @inlinable
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  @inlinable
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize) {
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  @inlinable
  func spacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  @inlinable
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
