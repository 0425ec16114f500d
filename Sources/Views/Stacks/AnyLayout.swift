import Foundation
import Geometry
import LayoutEngine

/// A layout whose kind can change while its subviews stay.
public struct AnyLayout: Layout {
  private let box: AnyLayoutBox
  package let stackOrientation: Axis?
  package let name: String

  public init<L: Layout>(_ layout: L) {
    self.init(layout, stackOrientation: nil)
  }

  package init<L: Layout>(_ layout: L, stackOrientation: Axis?) {
    box = TypedLayoutBox(layout)
    name = typeName(L.self)
    self.stackOrientation = stackOrientation ?? L.layoutProperties.stackOrientation
  }

  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.horizontal(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.vertical(guide, bounds, proposal, subviews, &cache)
  }
}

private class AnyLayoutBox {
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { AnyLayout.Cache(value: ()) }
  func spacing(_ s: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { .zero }
  func sizeThatFits(
    _ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize { .zero }
  func place(
    _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {}
  func horizontal(
    _ g: HorizontalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
  func vertical(
    _ g: VerticalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
  let layout: L

  init(_ layout: L) {
    self.layout = layout
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews))
  }

  /// Calls with the cache as its own type; a cache of another layout is made anew.
  private func typed<R>(
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache, _ body: (inout L.Cache) -> R
  ) -> R {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }

  override func spacing(_ s: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    typed(s, &cache) { layout.spacing(subviews: s, cache: &$0) }
  }

  override func sizeThatFits(
    _ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    typed(s, &cache) { layout.sizeThatFits(proposal: p, subviews: s, cache: &$0) }
  }

  override func place(
    _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    typed(s, &cache) { layout.placeSubviews(in: b, proposal: p, subviews: s, cache: &$0) }
  }

  override func horizontal(
    _ g: HorizontalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    typed(s, &cache) {
      layout.explicitAlignment(of: g, in: b, proposal: p, subviews: s, cache: &$0)
    }
  }

  override func vertical(
    _ g: VerticalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    typed(s, &cache) {
      layout.explicitAlignment(of: g, in: b, proposal: p, subviews: s, cache: &$0)
    }
  }
}
