import Foundation
import Geometry
import LayoutEngine

/// A view with something over or under it that is made of what the views in it send.
///
/// As an overlay it is offered the view's size and has no say in the layout: it is made once the
/// view and all in it have their places.
struct PreferenceOverlay: PrimitiveView {
  let name: String
  let content: any View
  let alignment: Alignment
  let kind: SentKind
  var isBehind = false
  let make: (Any) throws -> [any View]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let primaries = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      primaries.map { primary in
        context.node(
          name, layout: SecondaryLayout(alignment: .topLeading),
          children: [primary, late(over: primary, in: context.within(name))],
          drawing: isBehind ? BackgroundDrawing() : nil)
      })
  }

  /// A node of the view's size, whose content is made last.
  private func late(over primary: LayoutNode, in context: ViewContext) -> LayoutNode {
    let node = context.node("preferenceValue", layout: GeometryReaderLayout())
    let hooks = PlacingHooks()
    hooks.lateContent = {
      let views = try make(kind.value(in: primary))
      let nodes = try stacked(views, alignment: alignment, in: context)
      let layout = PlacedSecondaryLayout(primary: primary, alignment: alignment)
      return context.node("preferenceValue", layout: layout, children: nodes)
    }
    node.hooks = hooks
    return node
  }
}

/// Places a secondary view by the guides of the view that it belongs to, which has its place.
struct PlacedSecondaryLayout: Layout {
  let primary: LayoutNode
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        over: LayoutSubview(node: primary), in: bounds, alignment,
        proposed: primary.placement?.proposal ?? proposal)
    }
  }
}

extension View {
  /// Lays views over this one that are made of what the views in it send.
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    PreferenceOverlay(
      name: "overlayPreferenceValue", content: self, alignment: alignment, kind: SentKind(key)
    ) { transform($0 as? K.Value ?? K.defaultValue).listed }
  }

  /// Lays views behind this one that are made of what the views in it send.
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    PreferenceOverlay(
      name: "backgroundPreferenceValue", content: self, alignment: alignment, kind: SentKind(key),
      isBehind: true
    ) { transform($0 as? K.Value ?? K.defaultValue).listed }
  }

  package func overlayPreferenceValue(
    _ kind: SentKind, alignment: Alignment, isBehind: Bool,
    _ make: @escaping (Any) throws -> [any View]
  ) -> any View {
    PreferenceOverlay(
      name: isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", content: self,
      alignment: alignment, kind: kind, isBehind: isBehind, make: make)
  }
}
