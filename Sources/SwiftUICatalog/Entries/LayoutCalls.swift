import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A built-in layout's cache, in a variable of fixture code.
final class LayoutCache: Bridged, @unchecked Sendable {
  static var typeName: String { "Layout.Cache" }
  var cache: AnyLayout.Cache

  init(_ cache: AnyLayout.Cache) {
    self.cache = cache
  }

  static func bridged(_ value: Value) throws -> LayoutCache? {
    if case .reference(let reference) = value { return try bridged(reference.value) }
    return try native(value)
  }
}

extension Vocabulary {
  /// A layout's own rule, called by another: what a fixture's layout builds on.
  static let layoutCalls: [Entry] = [
    .method(
      "makeCache", "func makeCache(subviews: Self.Subviews) -> Self.Cache", of: "Layout"
    ) { (layout: LayoutValue, subviews: LayoutSubviews) in
      LayoutCache(layout.erased.makeCache(subviews: subviews))
    },
    .method(
      "sizeThatFits",
      "func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize",
      of: "Layout"
    ) {
      (
        layout: LayoutValue, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: LayoutCache
      ) in
      layout.erased.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.cache)
    },
    .method(
      "placeSubviews",
      "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)",
      of: "Layout"
    ) {
      (
        layout: LayoutValue, bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: LayoutCache
      ) in
      layout.erased.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache.cache)
      return Value.void
    },
    .method(
      "spacing",
      "func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing",
      of: "Layout"
    ) { (layout: LayoutValue, subviews: LayoutSubviews, cache: LayoutCache) in
      layout.erased.spacing(subviews: subviews, cache: &cache.cache)
    },
  ]
}
