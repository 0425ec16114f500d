import Drawing
import Foundation
import Geometry

/// How the inside of a shape is told from its outside.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  /// Fills the shape.
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> ShapeView {
    ShapeView(
      shape: self, style: AnyShapeStyle(content), rule: style.isEOFilled ? .evenOdd : .nonZero)
  }

  /// Draws a line along the outline, half of it outside the frame.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    ShapeView(shape: self, style: AnyShapeStyle(content), stroke: style)
  }

  /// Draws a line of `lineWidth` points along the outline, half of it outside the frame.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the outline, as a shape of its own.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Fills the shape over what is drawn of it already.
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> ShapeView {
    ShapeView(
      shape: base, style: AnyShapeStyle(content), rule: style.isEOFilled ? .evenOdd : .nonZero,
      under: under + [layer])
  }

  /// Strokes the shape over what is drawn of it already, half of the line outside the frame.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    ShapeView(
      shape: base, style: AnyShapeStyle(content), stroke: style, under: under + [layer])
  }

  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape over what is drawn of it already, inside its outline.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    guard let insettable = base as? any InsettableShape else {
      return stroke(content, style: style)
    }
    return ShapeView(
      shape: insettable.inset(by: style.lineWidth / 2), style: AnyShapeStyle(content),
      stroke: style, under: under + [layer])
  }

  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    ShapeView(
      shape: inset(by: style.lineWidth / 2), style: AnyShapeStyle(content), stroke: style)
  }

  /// Draws a line of `lineWidth` points inside the outline.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle) -> ShapeView {
    strokeBorder(ForegroundStyle(), style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}
