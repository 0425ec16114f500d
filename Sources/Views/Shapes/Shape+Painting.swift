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

  public func stroke(style: StrokeStyle) -> ShapeView {
    stroke(ForegroundStyle(), style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> ShapeView {
    stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
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
