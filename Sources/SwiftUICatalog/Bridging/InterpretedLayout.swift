import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A fixture's own `Layout` struct as a compiled layout; its cache is a value of the interpreter.
///
/// SwiftUI's protocol cannot throw: an error is kept by the instance, and the figure fails with it.
struct InterpretedLayout: Layout {
  let instance: any Instance

  final class Cache {
    let reference = Reference(.void)
    var isMade = false
  }

  func makeCache(subviews: Subviews) -> Cache {
    let cache = Cache()
    guard instance.hasMethod("makeCache") else { return cache }
    attempt(()) {
      cache.reference.value = try instance.call(
        "makeCache", [Argument("subviews", .native(subviews))])
    }
    return cache
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    attempt(.zero) {
      let value = try instance.call(
        "sizeThatFits",
        [
          Argument("proposal", .native(proposal)), Argument("subviews", .native(subviews)),
          Argument("cache", .reference(cache.reference)),
        ])
      guard let size = try CGSize.bridged(value) else {
        throw BridgingError(
          "'sizeThatFits' of '\(instance.typeName)' gives \(value.described), not a CGSize")
      }
      return size
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    attempt(()) {
      _ = try instance.call(
        "placeSubviews",
        [
          Argument("in", .native(bounds)), Argument("proposal", .native(proposal)),
          Argument("subviews", .native(subviews)),
          Argument("cache", .reference(cache.reference)),
        ])
    }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let merged = subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    guard instance.hasMethod("spacing") else { return merged }
    return attempt(merged) {
      let value = try instance.call(
        "spacing",
        [
          Argument("subviews", .native(subviews)),
          Argument("cache", .reference(cache.reference)),
        ])
      return try ViewSpacing.bridged(value) ?? merged
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard instance.hasMethod("explicitAlignment", taking: .native(guide)) else {
      return mergedAlignment(
        of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return explicit(.native(guide), bounds, proposal, subviews, cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard instance.hasMethod("explicitAlignment", taking: .native(guide)) else {
      return mergedAlignment(
        of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return explicit(.native(guide), bounds, proposal, subviews, cache)
  }

  private func explicit(
    _ guide: Value, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: Cache
  ) -> CGFloat? {
    attempt(nil) {
      let value = try instance.call(
        "explicitAlignment",
        [
          Argument("of", guide), Argument("in", .native(bounds)),
          Argument("proposal", .native(proposal)), Argument("subviews", .native(subviews)),
          Argument("cache", .reference(cache.reference)),
        ])
      return try CGFloat?.bridged(value) ?? nil
    }
  }

  /// Runs `body`; an error is kept and `fallback` lets the negotiation come to its end.
  private func attempt<R>(_ fallback: R, _ body: () throws -> R) -> R {
    do {
      return try body()
    } catch {
      instance.report(error)
      return fallback
    }
  }
}
