import Foundation
import Geometry
import LayoutEngine

/// Lays a secondary view over or under the view it modifies.
///
/// Proposes what it was offered to the view, and the view's size to the secondary; answers the
/// view's size. Several secondary views share an implicit `ZStack`.
struct SecondaryLayout: SizeKeepingLayout {
  var alignment: Alignment
  /// Where the secondary reaches into what bars cover.
  var unsafeEdges: Edge.Set = []

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    if let grown = subviews[0].node.session.grown(
      bounds, over: unsafeEdges, subviews.layoutDirection)
    {
      for secondary in subviews.dropFirst() {
        secondary.place(
          at: CGPoint(x: grown.midX, y: grown.midY), anchor: .center,
          proposal: ProposedViewSize(grown.size))
      }
      return
    }
    for secondary in subviews.dropFirst() {
      secondary.place(over: subviews[0], in: bounds, alignment, proposed: proposal)
    }
  }
}

extension LayoutSubview {
  /// Places the subview so that its guides meet those of another one, whose size it is offered.
  ///
  /// - Parameter proposal: what the other one was offered.
  func place(
    over primary: LayoutSubview, in bounds: CGRect, _ alignment: Alignment,
    proposed proposal: ProposedViewSize
  ) {
    let own = ProposedViewSize(bounds.size)
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    let size = sizeThatFits(own)
    place(
      at: CGPoint(
        x: bounds.minX + primary.guide(h, size: bounds.size, proposal: proposal)
          - guide(h, size: size, proposal: own),
        y: bounds.minY + primary.guide(v, size: bounds.size, proposal: proposal)
          - guide(v, size: size, proposal: own)),
      proposal: own)
  }
}

/// A view with something over or under it.
struct SecondaryView: PrimitiveView {
  let name: String
  let content: any View
  let alignment: Alignment
  let secondary: [any View]
  var unsafeEdges: Edge.Set = []
  var drawing: (any NodeDrawing)?

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let primaries = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      try primaries.map { primary in
        let behind = try stacked(secondary, alignment: alignment, in: context)
        return context.node(
          name, layout: SecondaryLayout(alignment: alignment, unsafeEdges: unsafeEdges),
          children: [primary] + behind, drawing: drawing)
      })
  }
}

/// The nodes of secondary views; several of them in an implicit `ZStack`.
func stacked(
  _ secondary: [any View], alignment: Alignment, in context: ViewContext
) throws -> [LayoutNode] {
  let nodes = try context.children(secondary, along: nil)
  guard nodes.count > 1 else { return nodes }
  return [context.node("ZStack", layout: ZStackLayout(alignment: alignment), children: nodes)]
}

/// Paints what is behind a view before the view.
struct BackgroundDrawing: NodeDrawing {
  var paintsFirstLast: Bool { true }
}

extension View {
  /// Lays views over this one; they are offered its size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    SecondaryView(
      name: "overlay", content: self, alignment: alignment, secondary: content().listed)
  }

  /// Lays a view over this one; it is offered its size. What is a style and a view is a style.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Lays a style over this view, and over the safe area's edges that the view touches.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    SecondaryView(
      name: "overlay", content: self, alignment: .center, secondary: [StyleFill(style)],
      unsafeEdges: edges)
  }

  /// Lays a filled shape over this view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Lays views behind this one; they are offered its size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    SecondaryView(
      name: "background", content: self, alignment: alignment, secondary: content().listed,
      drawing: BackgroundDrawing())
  }

  /// Lays a view behind this one; it is offered its size. What is a style and a view is a style.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Lays a style behind this view, and behind the safe area's edges that the view touches.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    SecondaryView(
      name: "background", content: self, alignment: .center, secondary: [StyleFill(style)],
      unsafeEdges: edges, drawing: BackgroundDrawing())
  }

  /// Lays a filled shape behind this view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Lays the default background in a shape behind this view.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  /// Lays the default background behind this view, and behind the safe area's edges that it touches.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
}
