import Foundation
import Geometry

extension Paint {
  /// The paint as exporters draw it; nil where it paints nothing.
  ///
  /// A gradient without extent is its last colour, as SVG has it. Of a radial gradient, radii
  /// below zero are cut off.
  ///
  /// - Parameters:
  ///   - opacity: 0 to 1, multiplied into every colour.
  ///   - bounds: all that will be painted, in the paint's space.
  ///   - memory: of the gradient before, as one is often used many times in turn.
  func flattened(
    opacity: Double, covering bounds: CGRect, memory: inout GradientMemory
  ) -> FlatPaint? {
    switch self {
    case .color(let color):
      return FlatPaint.visible(color.opacity(opacity))
    case .linear(let paint):
      return FlatPaint.gradient(paint.stops.faded(opacity), &memory) { stops in
        paint.start == paint.end ? nil : .linear(stops, start: paint.start, end: paint.end)
      }
    case .radial(let paint):
      return FlatPaint.gradient(paint.outwards(opacity), &memory) { stops in
        let radius = max(paint.startRadius, paint.endRadius)
        return radius > 0 && paint.aspect > 0
          ? .radial(stops, center: paint.center, radius: radius, aspect: paint.aspect) : nil
      }
    case .angular(let paint):
      var faded = paint
      faded.stops = paint.stops.faded(opacity)
      guard let wedges = Wedges(faded, covering: bounds) else { return nil }
      if wedges.commonAlpha == 0 { return nil }
      return .wedges(wedges)
    }
  }
}

/// The stops expanded last, and what they came to.
struct GradientMemory {
  private var stops: [PaintStop] = []
  private var unit: [PaintStop] = []

  mutating func unit(of stops: [PaintStop]) -> [PaintStop] {
    if stops != self.stops {
      unit = stops.expandedPerceptually().cutToUnit()
      self.stops = stops
    }
    return unit
  }
}

extension FlatPaint {
  fileprivate static func visible(_ color: RGBA) -> FlatPaint? {
    let quantised = color.quantised
    return quantised.alpha > 0 ? .color(quantised) : nil
  }

  /// A gradient from stops at any ascending locations; `make` answers nil where it has no extent.
  fileprivate static func gradient(
    _ stops: [PaintStop], _ memory: inout GradientMemory,
    _ make: ([PaintStop]) -> FlatPaint?
  ) -> FlatPaint? {
    let unit = memory.unit(of: stops)
    guard let last = unit.last, unit.contains(where: { $0.color.quantised.alpha > 0 }) else {
      return nil
    }
    if unit.allSatisfy({ $0.color == last.color }) { return visible(last.color) }
    return make(unit) ?? visible(last.color)
  }
}

extension Array where Element == PaintStop {
  fileprivate func faded(_ opacity: Double) -> [PaintStop] {
    if opacity == 1 { return self }
    return map { PaintStop(color: $0.color.opacity(opacity), location: $0.location) }
  }
}

extension RadialPaint {
  /// The stops by their distance from the centre, as shares of the larger radius.
  fileprivate func outwards(_ opacity: Double) -> [PaintStop] {
    let radius = max(startRadius, endRadius)
    guard radius > 0, startRadius != 0 || endRadius != radius else { return stops.faded(opacity) }
    let moved = stops.faded(opacity).map {
      PaintStop(
        color: $0.color,
        location: Double((startRadius + $0.location * (endRadius - startRadius)) / radius))
    }
    return startRadius <= endRadius ? moved : moved.reversed()
  }
}
