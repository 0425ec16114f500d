import Foundation
import Geometry

/// An angular gradient as triangles about its centre, for exporters that have no such gradient.
///
/// A painter replaces what lies below by `base` over `bounds`, then by each triangle in order,
/// and shows the result through the shape as a whole. Each triangle reaches far below those that
/// follow it, so that antialiased edges mix neighbouring colours and nothing shines through
/// between them, however many of them fall into one pixel.
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
  /// How far a wedge reaches below those after it.
  private static let reach = Double.pi / 3

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
    // The widest triangle must still reach the farthest corner.
    let radius = farthest / cos((Self.widest + Self.reach) / 2) * 1.01 + 1
    let cuts = turn.cuts(step: Self.step, widest: Self.widest)
    func wedge(_ cut: AngularTurn.Cut, upTo end: Double) -> Wedge {
      func point(_ angle: Double) -> CGPoint {
        CGPoint(x: paint.center.x + cos(angle) * radius, y: paint.center.y + sin(angle) * radius)
      }
      return Wedge(color: cut.color.quantised, from: point(cut.from), to: point(end))
    }
    wedges = cuts.map { wedge($0, upTo: $0.to + Self.reach) }
    // The last ones reach over the first ones, which are therefore drawn again. Their own reach
    // dwindles meanwhile, so that no two of them end at one edge, which would show.
    for cut in cuts where cut.from < turn.start + 2 * Self.reach {
      let share = min((cut.to - turn.start) / (2 * Self.reach), 1)
      wedges.append(wedge(cut, upTo: cut.to + Self.reach * (1 - share)))
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

  /// An arc of one colour, in radians.
  struct Cut {
    var color: RGBA
    var from: Double
    var to: Double
  }

  func cuts(step: Double, widest: Double) -> [Cut] {
    let full = 2 * Double.pi
    guard let first = stops.first, let last = stops.last else { return [] }
    let all =
      [PaintStop(color: first.color, location: 0)] + stops
      + [PaintStop(color: last.color, location: 1)]
    var cuts: [Cut] = []
    for (from, to) in zip(all, all.dropFirst()) where to.location > from.location {
      let sweep = (to.location - from.location) * full
      let change = max(from.color.distance(to.color), abs(from.color.alpha - to.color.alpha))
      let count = max((change / step).rounded(.up), (sweep / widest).rounded(.up), 1)
      for index in 0..<Int(count) {
        let (low, high) = (Double(index) / count, Double(index + 1) / count)
        cuts.append(
          Cut(
            color: RGBA.mixed(from.color, to.color, (low + high) / 2),
            from: start + from.location * full + low * sweep,
            to: start + from.location * full + high * sweep))
      }
    }
    return cuts
  }
}
