import Drawing
import Foundation
import Geometry

/// Colours at places along a way from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Spreads the colours evenly.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops in ascending order, as painted; one clear stop where there is none.
  func paintStops(isDark: Bool) -> [PaintStop] {
    var reached = -Double.infinity
    let painted = stops.map { stop in
      reached = max(reached, Double(stop.location))
      return PaintStop(color: stop.color.resolved(isDark: isDark), location: reached)
    }
    return painted.isEmpty ? [PaintStop(color: .clear, location: 0)] : painted
  }
}

/// Colours along a line across the shape.
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .linear(
      LinearPaint(
        stops: gradient.paintStops(isDark: isDark), start: startPoint.point(in: frame),
        end: endPoint.point(in: frame)))
  }
}

/// Colours from one circle to another about a centre.
public struct RadialGradient: ShapeStyle, Hashable, Sendable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .radial(
      RadialPaint(
        stops: gradient.paintStops(isDark: isDark), center: center.point(in: frame),
        startRadius: startRadius, endRadius: endRadius))
  }
}

/// Colours from the centre to the edges, as far across as the shape is wide and high.
public struct EllipticalGradient: ShapeStyle, Hashable, Sendable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .radial(
      RadialPaint(
        stops: gradient.paintStops(isDark: isDark), center: center.point(in: frame),
        startRadius: startRadiusFraction * frame.width,
        endRadius: endRadiusFraction * frame.width,
        aspect: frame.width > 0 ? frame.height / frame.width : 1))
  }
}

/// Colours around a point, clockwise from the trailing side.
public struct AngularGradient: ShapeStyle, Hashable, Sendable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .angular(
      AngularPaint(
        stops: gradient.paintStops(isDark: isDark), center: center.point(in: frame),
        startAngle: startAngle.radians, endAngle: endAngle.radians))
  }
}
