import Foundation
import Geometry

/// What a shape is filled or stroked with; all geometry in the item's own points.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linear(LinearPaint)
  case radial(RadialPaint)
  case angular(AngularPaint)
}

/// A colour at a place along a gradient.
public struct PaintStop: Hashable, Sendable {
  public var color: RGBA
  /// 0 at the gradient's start, 1 at its end; ascending.
  public var location: Double

  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// Colours along a line, constant beyond its ends.
public struct LinearPaint: Hashable, Sendable {
  public var stops: [PaintStop]
  public var start: CGPoint
  public var end: CGPoint

  public init(stops: [PaintStop], start: CGPoint, end: CGPoint) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// Colours from a circle to a circle about one centre; `transform` makes ellipses of them.
public struct RadialPaint: Hashable, Sendable {
  public var stops: [PaintStop]
  public var center: CGPoint
  public var startRadius: CGFloat
  public var endRadius: CGFloat
  /// The vertical radius as a share of the horizontal one; 1 for circles.
  public var aspect: CGFloat

  public init(
    stops: [PaintStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    aspect: CGFloat = 1
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.aspect = aspect
  }
}

/// Colours around a point, clockwise from the trailing side.
public struct AngularPaint: Hashable, Sendable {
  public var stops: [PaintStop]
  public var center: CGPoint
  /// Where location 0 and location 1 lie, in radians clockwise from the trailing side.
  public var startAngle: Double
  public var endAngle: Double

  public init(stops: [PaintStop], center: CGPoint, startAngle: Double, endAngle: Double) {
    self.stops = stops
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
}
