import Foundation
import Geometry

/// An angular gradient as triangles about its centre, for exporters that have no such gradient.
///
/// A painter replaces what lies below by `base` over `bounds`, then by each triangle in order,
/// and shows the result through the shape as a whole. Each triangle reaches below the next, so
/// that antialiased edges mix neighbouring colours and nothing shines through between them.
package struct Wedges: Hashable, Sendable {
  package struct Wedge: Hashable, Sendable {
    package var color: RGBA
    package var from: CGPoint
    package var to: CGPoint
  }

  package var base: RGBA
  package var center: CGPoint
  package var wedges: [Wedge]
  /// What must be covered.
  package var bounds: CGRect

  /// The opacity that all colours share; nil where they differ.
  package var commonAlpha: Double? {
    wedges.allSatisfy { $0.color.alpha == base.alpha } ? base.alpha : nil
  }
}

extension Wedges {
  /// Steps between neighbouring colours, in levels of 255.
  private static let step = 2.0 / 255
  /// No wedge is wider, so that triangles stay near their arc.
  private static let widest = Double.pi / 12

  /// - Parameter bounds: what must be covered, in the paint's space.
  init?(_ paint: AngularPaint, covering bounds: CGRect) {
    let turn = AngularTurn(paint)
    guard let base = turn.stops.first?.color else { return nil }
    self.base = base
    self.bounds = bounds
    center = paint.center
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let farthest = corners.map { hypot($0.x - paint.center.x, $0.y - paint.center.y) }.max() ?? 0
    // A triangle of twice the widest wedge must still reach the farthest corner.
    let radius = farthest / cos(Self.widest) * 1.01 + 1
    let cuts = turn.cuts(step: Self.step, widest: Self.widest)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: paint.center.x + cos(angle) * radius, y: paint.center.y + sin(angle) * radius)
    }
    wedges = cuts.indices.map { index in
      // The last one ends where the first begins; all others reach below their successor.
      let end = index + 1 < cuts.count ? cuts[index + 1].to : cuts[index].to
      return Wedge(
        color: cuts[index].color.quantised, from: point(cuts[index].from), to: point(end))
    }
  }
}

/// One full turn of an angular gradient, clockwise.
private struct AngularTurn {
  /// Locations 0 to 1 once round, from `start`.
  var stops: [PaintStop]
  var start: Double

  /// SwiftUI's rules (documentation of `AngularGradient`): of more than a turn the last one is
  /// drawn; of less, the first and the last colour each fill half of the gap.
  init(_ paint: AngularPaint) {
    let full = 2 * Double.pi
    var stops = paint.stops.expandedPerceptually()
    var (start, sweep) = (paint.startAngle, paint.endAngle - paint.startAngle)
    if sweep < 0 {
      // Backwards is the same gradient read from its other end.
      stops = stops.reversed().map { PaintStop(color: $0.color, location: 1 - $0.location) }
      start = paint.endAngle
      sweep = -sweep
      if sweep > full {
        // The last turn is the one at the end, which now comes first.
        stops = stops.map { PaintStop(color: $0.color, location: $0.location * sweep / full) }
        sweep = full
      }
    } else if sweep > full {
      let hidden = 1 - full / sweep
      stops = stops.map {
        PaintStop(color: $0.color, location: ($0.location - hidden) * sweep / full)
      }
      start = paint.endAngle - full
      sweep = full
    } else {
      // Locations are shares of the turn from here on.
      stops = stops.cutToUnit()
    }
    self.start = start
    self.stops = AngularTurn.closed(stops.cutToUnit(), share: sweep / full)
  }

  /// Shrinks stops to a share of the turn and fills the rest.
  private static func closed(_ stops: [PaintStop], share: Double) -> [PaintStop] {
    guard share < 1, let first = stops.first, let last = stops.last else { return stops }
    let middle = (1 + share) / 2
    return stops.map { PaintStop(color: $0.color, location: $0.location * share) } + [
      PaintStop(color: last.color, location: middle),
      PaintStop(color: first.color, location: middle),
      PaintStop(color: first.color, location: 1),
    ]
  }

  /// Arcs of one colour each, in radians.
  func cuts(step: Double, widest: Double) -> [(color: RGBA, from: Double, to: Double)] {
    let full = 2 * Double.pi
    guard let first = stops.first, let last = stops.last else { return [] }
    let all =
      [PaintStop(color: first.color, location: 0)] + stops
      + [PaintStop(color: last.color, location: 1)]
    var cuts: [(color: RGBA, from: Double, to: Double)] = []
    for (from, to) in zip(all, all.dropFirst()) where to.location > from.location {
      let sweep = (to.location - from.location) * full
      let change = max(from.color.distance(to.color), abs(from.color.alpha - to.color.alpha))
      let count = max((change / step).rounded(.up), (sweep / widest).rounded(.up), 1)
      for index in 0..<Int(count) {
        let (low, high) = (Double(index) / count, Double(index + 1) / count)
        cuts.append(
          (
            RGBA.mixed(from.color, to.color, (low + high) / 2),
            start + from.location * full + low * sweep, start + from.location * full + high * sweep
          ))
      }
    }
    return cuts
  }
}
