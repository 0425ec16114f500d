import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A style that fills the space it is given, as a colour does that stands as a view.
struct StyleFill: PrimitiveView {
  let style: AnyShapeStyle

  init(_ style: some ShapeStyle) {
    self.style = AnyShapeStyle(style)
  }

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes([
      context.node(
        style.name, layout: ShapeLayout(shape: Rectangle()),
        drawing: ShapeDrawing(
          layers: [ShapeLayer(shape: Rectangle(), style: style, stroke: nil, rule: .nonZero)],
          styles: context.styleContext(for: [style]), isMirrored: false))
    ])
  }
}

extension Color: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(self).layoutNodes(in: context)
  }
}

extension LinearGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(self).layoutNodes(in: context)
  }
}

extension RadialGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(self).layoutNodes(in: context)
  }
}

extension EllipticalGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(self).layoutNodes(in: context)
  }
}

extension AngularGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(self).layoutNodes(in: context)
  }
}
