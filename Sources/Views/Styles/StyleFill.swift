import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A style that fills the space it is given, as a colour does that stands as a view.
struct StyleFill: PrimitiveView {
  let style: AnyShapeStyle
  var name = "ShapeStyle"

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes([
      context.node(
        name, layout: ShapeLayout(shape: Rectangle()),
        drawing: ShapeDrawing(
          layers: [ShapeLayer(shape: Rectangle(), style: style, stroke: nil, rule: .nonZero)],
          styles: StyleContext(context.environment), isMirrored: false))
    ])
  }
}

extension Color: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(style: AnyShapeStyle(self), name: "Color").layoutNodes(in: context)
  }
}

extension LinearGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(style: AnyShapeStyle(self), name: "LinearGradient").layoutNodes(in: context)
  }
}

extension RadialGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(style: AnyShapeStyle(self), name: "RadialGradient").layoutNodes(in: context)
  }
}

extension EllipticalGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(style: AnyShapeStyle(self), name: "EllipticalGradient")
      .layoutNodes(in: context)
  }
}

extension AngularGradient: PrimitiveView {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try StyleFill(style: AnyShapeStyle(self), name: "AngularGradient").layoutNodes(in: context)
  }
}
