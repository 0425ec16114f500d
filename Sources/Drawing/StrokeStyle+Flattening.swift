import Foundation
import Geometry

extension StrokeStyle {
  /// The style with what cannot be drawn taken out; nil where it draws nothing.
  ///
  /// A width that is not above zero draws nothing. Dashes with a negative length, or with no
  /// length at all, are ignored, as CoreGraphics ignores them: the line is solid.
  func flattened() -> StrokeStyle? {
    guard lineWidth > 0 else { return nil }
    var style = self
    style.miterLimit = max(miterLimit, 1)
    let total = dash.reduce(0, +)
    if total <= 0 || dash.contains(where: { $0 < 0 }) {
      style.dash = []
      style.dashPhase = 0
    } else {
      // An odd number of lengths is read twice, drawn and left out changing places.
      let period = dash.count % 2 == 0 ? total : total * 2
      let phase = dashPhase.truncatingRemainder(dividingBy: period)
      style.dashPhase = phase < 0 ? phase + period : phase
    }
    return style
  }

  /// How far a stroke reaches beyond its outline, in points.
  var reach: CGFloat {
    let corner = lineJoin == .miter ? min(max(miterLimit, 1.5), 100) : 1.5
    return lineWidth / 2 * corner
  }

  /// Throws where the dashes along an outline of this size would be too many to draw.
  func checkDashes(along length: CGFloat) throws {
    let total = dash.reduce(0, +)
    guard total > 0, !dash.contains(where: { $0 < 0 }) else { return }
    let count = length / total * CGFloat(dash.count)
    guard count <= DrawingLimits.dashes else {
      throw Rejection.tooMany("dashes", limit: Int(DrawingLimits.dashes))
    }
  }
}

extension Path {
  /// The length of the polygon through all end and control points: never less than the outline's.
  var controlLength: CGFloat {
    var (length, current, start): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    func go(to point: CGPoint) {
      length += hypot(point.x - current.x, point.y - current.y)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): go(to: to)
      case .quadCurve(let to, let control):
        go(to: control)
        go(to: to)
      case .curve(let to, let control1, let control2):
        go(to: control1)
        go(to: control2)
        go(to: to)
      case .closeSubpath: go(to: start)
      }
    }
    return length
  }

  /// The rectangle that this outline is, where it is an upright one.
  package var uprightRectangle: CGRect? {
    guard elements.count == 5 || elements.count == 4 || elements.count == 6,
      case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3]
    else { return nil }
    for element in elements.dropFirst(4) {
      switch element {
      case .closeSubpath: break
      case .line(let to) where to == a: break
      default: return nil
      }
    }
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? CGRect(bounding: [a, c]) : nil
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright.
  var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The factor of all lengths where the map keeps shapes: turns, mirrors, even scaling.
  package var evenScale: CGFloat? {
    let size = a * a + b * b
    let error = max(abs(size - (c * c + d * d)), abs(a * c + b * d))
    return size > 0 && error <= size * 1e-9 ? size.squareRoot() : nil
  }

  /// The largest factor of any length.
  package var largestScale: CGFloat {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
