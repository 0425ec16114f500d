import Drawing
import Foundation
import Geometry

/// A stretch of a gradient within which no colour changes at once.
///
/// Pages hold gradients as functions of one number that viewers sample some hundred times, and of
/// two colours at one place Cairo loses those at the ends: so each stretch is a gradient of its own.
struct GradientBand {
  private(set) var stops: [PaintStop]
  /// Places along the gradient; nil where the band goes on for ever.
  private(set) var from: Double?
  private(set) var to: Double?
  /// Whether the next one may be painted over its end, so that nothing shines through between them.
  private(set) var liesBelowNext = false

  /// The colour where there is but one; nil for several.
  var color: RGBA? {
    guard let first = stops.first, stops.allSatisfy({ $0.color == first.color }) else { return nil }
    return first.color
  }

  /// The bands of ascending stops, in their order.
  static func bands(of stops: [PaintStop]) -> [GradientBand] {
    var bands: [GradientBand] = []
    for stop in stops {
      guard let last = bands.indices.last, let before = bands[last].stops.last else {
        bands.append(GradientBand(stops: [stop]))
        continue
      }
      if before.location < stop.location || before.color == stop.color {
        bands[last].stops.append(stop)
        continue
      }
      bands[last].to = stop.location
      // Of colours between two others at one place nothing is seen.
      if bands[last].from == stop.location { bands.removeLast() }
      if let last = bands.indices.last, let end = bands[last].stops.last {
        bands[last].liesBelowNext = end.color.alpha == 1 && stop.color.alpha == 1
      }
      bands.append(GradientBand(stops: [stop], from: stop.location))
    }
    return bands
  }

  /// What the band covers of a gradient that reaches across a box, in the paint's space.
  ///
  /// - Parameter overlap: how far it reaches below the next one where it may.
  func outline(of paint: FlatPaint, within box: CGRect, overlap: CGFloat) -> Path {
    let below = liesBelowNext ? overlap : 0
    switch paint {
    case .linear(_, let start, let end):
      let (across, down) = (end.x - start.x, end.y - start.y)
      let length = hypot(across, down)
      let far = box.reach(from: start)
      let low = from.map { $0 * length } ?? -far
      let high = to.map { $0 * length + below } ?? far
      // From the line: x along it, y to its side.
      let turned = CGAffineTransform(
        a: across / length, b: down / length, c: -down / length, d: across / length, tx: start.x,
        ty: start.y)
      return Path(CGRect(x: low, y: -far, width: max(high - low, 0), height: 2 * far))
        .applying(turned)
    case .radial(_, let center, let radius, let aspect):
      func ellipse(_ radius: CGFloat) -> CGRect {
        CGRect(
          x: center.x - radius, y: center.y - radius * aspect, width: 2 * radius,
          height: 2 * radius * aspect)
      }
      let outer = to.map { Path(ellipseIn: ellipse($0 * radius + below)) }
      var path = outer ?? Path(box.insetBy(dx: -1, dy: -1).union(ellipse(radius)))
      if let from { path.addEllipse(in: ellipse(from * radius)) }
      return path
    case .color, .wedges:
      return Path(box)
    }
  }
}

extension CGRect {
  /// A length that no point of the rectangle is farther away than.
  fileprivate func reach(from point: CGPoint) -> CGFloat {
    hypot(
      max(abs(minX - point.x), abs(maxX - point.x)),
      max(abs(minY - point.y), abs(maxY - point.y))) + 1
  }
}
