import Foundation
import Geometry

extension StrokeStyle {
  /// The rectangle that a stroke along an outline covers.
  ///
  /// Round and bevelled corners, round and butt caps stay within half a line's width of the
  /// outline; the points of mitred corners and the corners of square caps are added one by one.
  func bounds(of path: Path) -> CGRect {
    let reach = max(lineWidth, 0) / 2
    let isCut = dash.contains { $0 > 0 }
    // A dash may begin anywhere, in any direction.
    let around = isCut && lineCap == .square ? reach * 2.squareRoot() : reach
    var bounds = path.boundingRect.insetBy(dx: -around, dy: -around)
    guard reach > 0, lineJoin == .miter || lineCap == .square else { return bounds }
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      bounds = bounds.union(CGRect(origin: point, size: .zero))
    }
    for subpath in path.ways {
      if lineJoin == .miter {
        for corner in subpath.corners { if let tip = tip(of: corner, reach) { add(tip) } }
      }
      if lineCap == .square, !subpath.isClosed {
        for end in subpath.ends {
          for side in [-1.0, 1.0] as [CGFloat] {
            add(
              CGPoint(
                x: end.point.x + (end.direction.x - end.direction.y * side) * reach,
                y: end.point.y + (end.direction.y + end.direction.x * side) * reach))
          }
        }
      }
    }
    return bounds
  }

  /// The point of a mitre; nil where the limit bevels it or the line goes straight on.
  private func tip(of corner: Ways.Corner, _ reach: CGFloat) -> CGPoint? {
    let (a, b) = (corner.arriving, corner.leaving)
    // The sine of half the angle between the two lines: of right angles √½, of straight lines 1.
    let sine = max((1 + a.x * b.x + a.y * b.y) / 2, 0).squareRoot()
    guard sine > 0, 1 / sine <= max(miterLimit, 1) else { return nil }
    let (x, y) = (a.x - b.x, a.y - b.y)
    let length = hypot(x, y)
    guard length > 1e-9 else { return nil }
    let distance = reach / sine
    return CGPoint(
      x: corner.point.x + x / length * distance, y: corner.point.y + y / length * distance)
  }
}

/// Where a part of an outline begins and ends, and where it turns; directions have the length 1.
struct Ways {
  struct Corner {
    var point: CGPoint
    var arriving: CGPoint
    var leaving: CGPoint
  }

  struct End {
    var point: CGPoint
    /// Away from the line.
    var direction: CGPoint
  }

  private(set) var corners: [Corner] = []
  var isClosed = false
  private var start: CGPoint
  private(set) var current: CGPoint
  private var first: CGPoint?
  private var last: CGPoint?

  init(start: CGPoint) {
    self.start = start
    current = start
  }

  /// Goes on through control points to an end; points that lie on one another have no direction.
  mutating func go(through points: [CGPoint]) {
    guard let end = points.last else { return }
    let all = [current] + points
    guard let leaving = Self.direction(from: current, to: points.first { $0 != current }),
      let arriving = Self.direction(from: all.last { $0 != end }, to: end)
    else { return }
    if let last { corners.append(Corner(point: current, arriving: last, leaving: leaving)) }
    first = first ?? leaving
    last = arriving
    current = end
  }

  mutating func close() {
    go(through: [start])
    isClosed = true
    if let first, let last { corners.append(Corner(point: start, arriving: last, leaving: first)) }
  }

  var ends: [End] {
    guard let first, let last else { return [] }
    return [
      End(point: start, direction: CGPoint(x: -first.x, y: -first.y)),
      End(point: current, direction: last),
    ]
  }

  private static func direction(from a: CGPoint?, to b: CGPoint?) -> CGPoint? {
    guard let a, let b else { return nil }
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }
}

extension Path {
  /// The parts of the outline, each from one `move` to the next.
  fileprivate var ways: [Ways] {
    var all: [Ways] = []
    var way: Ways?
    var start = CGPoint.zero
    for element in elements {
      if case .move(let to) = element {
        if let way { all.append(way) }
        way = Ways(start: to)
        start = to
        continue
      }
      var next = way ?? Ways(start: start)
      switch element {
      case .move: break
      case .line(let to): next.go(through: [to])
      case .quadCurve(let to, let control): next.go(through: [control, to])
      case .curve(let to, let control1, let control2): next.go(through: [control1, control2, to])
      case .closeSubpath: next.close()
      }
      way = next
      if case .closeSubpath = element {
        all.append(next)
        way = nil
      }
    }
    if let way { all.append(way) }
    return all
  }
}
