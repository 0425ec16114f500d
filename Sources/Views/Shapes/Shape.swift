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
  /// What built-in shapes tell of themselves; a requirement, as looking for a conformance of each
  /// shape's type would take longer than drawing it.
  var _traits: ShapeTraits { get }
}

/// What a shape may tell beyond SwiftUI's protocol.
public struct ShapeTraits {
  /// The shape's name in the frame tree, where its type has another.
  package var name: String?
  /// Whether it takes every length that is proposed, each for itself.
  package var isFlexible = false
  /// The stroke that the shape is or is made of; nil where it is an outline like any other.
  package var stroke: ((CGRect) -> StrokeOutline?)?

  package init(
    name: String? = nil, isFlexible: Bool = false, stroke: ((CGRect) -> StrokeOutline?)? = nil
  ) {
    self.name = name
    self.isFlexible = isFlexible
    self.stroke = stroke
  }

  /// Those of a shape that takes every length that is proposed.
  package static var flexible: ShapeTraits { ShapeTraits(isFlexible: true) }
}

extension Shape {
  public var _traits: ShapeTraits { ShapeTraits() }

  package var shapeName: String { _traits.name ?? typeName(type(of: self)) }

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
    let layers = under + [layer]
    return ViewNodes([
      context.node(
        shape.shapeName,
        layout: ShapeLayout(shape: under.first?.shape ?? shape),
        drawing: ShapeDrawing(
          layers: layers, styles: context.styleContext(for: layers.map(\.style)),
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
  var axesAreIndependent: Bool { shape._traits.isFlexible }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    // Nothing is smaller than nothing, though a layout may propose it.
    let size = shape.sizeThatFits(proposal)
    func sound(_ length: CGFloat) -> CGFloat { length < 0 && length.isFinite ? 0 : length }
    return CGSize(width: sound(size.width), height: sound(size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
