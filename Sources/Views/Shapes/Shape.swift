import Drawing
import Foundation
import Geometry
import LayoutEngine

/// An outline that fills the space it is given.
///
/// Takes every length that is proposed; its ideal size is 10 × 10 points.
public protocol Shape: View {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: ShapeView {
    ShapeView(shape: self, style: AnyShapeStyle(ForegroundStyle()))
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try body.layoutNodes(in: context)
  }
}

/// A shape that can be drawn smaller by an inset on every side.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape's own name in the frame tree, where its type has another.
package protocol NamedShape {
  var shapeName: String { get }
}

/// A shape with the style it is filled or stroked in.
public struct ShapeView: PrimitiveView {
  package let shape: any Shape
  let style: AnyShapeStyle
  var stroke: StrokeStyle?
  var rule: FillRule = .nonZero
  /// Painted under this shape: `fill` before `stroke`.
  var under: [ShapeLayer] = []

  init(
    shape: any Shape, style: AnyShapeStyle, stroke: StrokeStyle? = nil,
    rule: FillRule = .nonZero, under: [ShapeLayer] = []
  ) {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    self.rule = rule
    self.under = under
  }

  /// The shape that further layers are painted of: the first one's.
  var base: any Shape { under.first?.shape ?? shape }

  var layer: ShapeLayer {
    ShapeLayer(shape: shape, style: style, stroke: stroke, rule: rule)
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let named = shape as? any NamedShape
    return ViewNodes([
      context.node(
        named?.shapeName ?? typeName(type(of: shape)),
        layout: ShapeLayout(shape: under.first?.shape ?? shape),
        drawing: ShapeDrawing(
          layers: under + [layer], styles: StyleContext(context.environment),
          isMirrored: context.environment.layoutDirection == .rightToLeft))
    ])
  }
}

/// One painting of a shape.
struct ShapeLayer {
  var shape: any Shape
  var style: AnyShapeStyle
  var stroke: StrokeStyle?
  var rule: FillRule
}

/// A shape's size is its own matter; it has no subviews.
struct ShapeLayout: Layout, LayoutHints {
  let shape: any Shape

  /// Only shapes that take whatever is proposed are known to; a `Circle` looks at both lengths.
  var axesAreIndependent: Bool { shape is any FlexibleShape }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A shape that takes every length that is proposed, each for itself.
package protocol FlexibleShape {}
