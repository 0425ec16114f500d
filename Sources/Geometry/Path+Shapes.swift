import Foundation

extension Path {
  /// The distance of a control point that makes a cubic a quarter circle of radius 1.
  static let circleControl: CGFloat = 0.5522847

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// An ellipse that touches the rectangle's sides, from the trailing point, clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 0))
    for turn in 0..<4 { path.addQuarter(turn) }
    path.closeSubpath()
    let place = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY)
    addPath(path, transform: place.concatenating(transform))
  }

  /// A quarter of the unit circle, clockwise from the given number of quarter turns.
  private mutating func addQuarter(_ turn: Int) {
    let k = Path.circleControl
    let directions = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    let (x, y) = directions[turn]
    let (nextX, nextY) = directions[turn + 1]
    addCurve(
      to: CGPoint(x: nextX, y: nextY),
      control1: CGPoint(x: x + k * nextX, y: y + k * nextY),
      control2: CGPoint(x: nextX + k * x, y: nextY + k * y))
  }

  /// An arc of a circle, joined to the current point by a line.
  ///
  /// - Parameter clockwise: as SwiftUI names it, in a space whose y grows upwards; in ours, where
  ///   it grows downwards, `false` turns clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, startAngle.radians.isFinite else { return }
    if abs(sweep) < 1e-9 {
      sweep = 0
    } else if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
    } else if sweep < 0 {
      sweep = full - (-sweep).truncatingRemainder(dividingBy: full)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep),
      transform: transform)
    // Apple's paths close a full turn that was written as one (Shape.md of swiftui-web).
    if !clockwise, abs(sweep - full) < 1e-9 { closeSubpath() }
  }

  /// An arc of a circle over a signed angle, joined to the current point by a line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ distance: CGFloat = 1) -> CGPoint {
      CGPoint(x: cos(angle) * distance, y: sin(angle) * distance)
    }
    let place = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let turns = min(max((abs(delta.radians) / (.pi / 2)).rounded(.up), 1), 4096)
    let step = delta.radians / turns
    let control = 4 / 3 * tan(step / 4)
    addLine(to: point(startAngle.radians).applying(place))
    for turn in 0..<Int(turns) {
      let from = startAngle.radians + Double(turn) * step
      let to = from + step
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end.applying(place),
        control1: CGPoint(x: start.x - control * start.y, y: start.y + control * start.x)
          .applying(place),
        control2: CGPoint(x: end.x + control * end.y, y: end.y - control * end.x)
          .applying(place))
    }
  }

  /// An arc of a circle that touches two lines: that from the current point to `tangent1End`, and
  /// that from there to `tangent2End`. It is joined to the current point by a line and ends where
  /// it touches the second one; where there is no such circle, a line goes to `tangent1End`
  /// (`CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)`).
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let here = currentPoint else { return }
    let start = here.applying(transform.inverted())
    func direction(to point: CGPoint) -> CGPoint? {
      let (x, y) = (point.x - tangent1End.x, point.y - tangent1End.y)
      let length = hypot(x, y)
      return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
    }
    guard let a = direction(to: start), let b = direction(to: tangent2End), radius > 0,
      abs(a.x * b.y - a.y * b.x) > 1e-9
    else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // Half the angle between the lines; the circle touches them r / tan from their corner, and its
    // centre is as far along one line and r across.
    let half = acos(min(max(a.x * b.x + a.y * b.y, -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(x: tangent1End.x + a.x * distance, y: tangent1End.y + a.y * distance)
    let side: CGFloat = a.x * b.y - a.y * b.x > 0 ? 1 : -1
    let centre = CGPoint(x: touch.x - side * a.y * radius, y: touch.y + side * a.x * radius)
    let angle = atan2(touch.y - centre.y, touch.x - centre.x)
    addRelativeArc(
      center: centre, radius: radius, startAngle: Angle(radians: angle),
      delta: Angle(radians: -side * (.pi - 2 * half)), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // Both radii are at most half the shorter side (Shape.md of swiftui-web).
    let most = min(rect.width, rect.height) / 2
    let radii = CGSize(
      width: min(max(cornerSize.width, 0), most), height: min(max(cornerSize.height, 0), most))
    addPath(Path(rect, corners: Corners(all: radii), style: style), transform: transform)
  }

  /// A rectangle whose corners have radii of their own, clockwise from top left.
  package init(_ rect: CGRect, corners: Corners, style: RoundedCornerStyle) {
    if corners.areSharp {
      addRect(rect)
      return
    }
    // From the middle of the trailing side's straight part, clockwise on screen, as Apple's do:
    // dashes and trims start there.
    let c = corners.limited(to: rect.size)
    move(
      to: CGPoint(
        x: rect.maxX,
        y: rect.minY + (c.topRight.height + rect.height - c.bottomRight.height) / 2))
    let (w, h) = (rect.width, rect.height)
    func share(_ length: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
      own + other > 0 ? length * own / (own + other) : length / 2
    }
    addCorner(
      c.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), Direction(0, -1), Direction(-1, 0),
      room: (
        share(h, c.bottomRight.height, c.topRight.height),
        share(w, c.bottomRight.width, c.bottomLeft.width)
      ), style)
    addCorner(
      c.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), Direction(1, 0), Direction(0, -1),
      room: (
        share(w, c.bottomLeft.width, c.bottomRight.width),
        share(h, c.bottomLeft.height, c.topLeft.height)
      ), style)
    addCorner(
      c.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), Direction(0, 1), Direction(1, 0),
      room: (
        share(h, c.topLeft.height, c.bottomLeft.height),
        share(w, c.topLeft.width, c.topRight.width)
      ), style)
    addCorner(
      c.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), Direction(-1, 0), Direction(0, 1),
      room: (
        share(w, c.topRight.width, c.topLeft.width),
        share(h, c.topRight.height, c.bottomRight.height)
      ), style)
    closeSubpath()
  }

  /// A corner from the side before it to the side after it, as directions away from its tip.
  private mutating func addCorner(
    _ radii: CGSize, at tip: CGPoint, _ before: Direction, _ after: Direction,
    room: (before: CGFloat, after: CGFloat), _ style: RoundedCornerStyle
  ) {
    let along = before.x == 0 ? radii.height : radii.width
    let across = after.x == 0 ? radii.height : radii.width
    let points = CornerCurve(style: style).points(along: along, across: across, room: room)
      .map { u, v in
        CGPoint(x: tip.x + before.x * u + after.x * v, y: tip.y + before.y * u + after.y * v)
      }
    addLine(to: points[0])
    var index = 1
    while index + 2 < points.count {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      index += 3
    }
  }
}

/// A direction along a side.
private struct Direction {
  let x: CGFloat
  let y: CGFloat

  init(_ x: CGFloat, _ y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// The radii of a rectangle's corners, in points.
package struct Corners: Hashable, Sendable {
  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all radii: CGSize) {
    self.init(topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// The radii as far as the sides have room: on each side a corner may take half of it, and what
  /// its neighbour leaves (Apple's paths, Shape.md of swiftui-web).
  func limited(to size: CGSize) -> Corners {
    func limit(_ own: CGSize, _ besideX: CGSize, _ besideY: CGSize) -> CGSize {
      let width = min(own.width, max(size.width / 2, size.width - besideX.width))
      let height = min(own.height, max(size.height / 2, size.height - besideY.height))
      // A round corner stays round.
      let round = own.width == own.height ? min(width, height) : nil
      return CGSize(width: round ?? width, height: round ?? height)
    }
    return Corners(
      topLeft: limit(topLeft, topRight, bottomLeft),
      topRight: limit(topRight, topLeft, bottomRight),
      bottomRight: limit(bottomRight, bottomLeft, topRight),
      bottomLeft: limit(bottomLeft, bottomRight, topLeft))
  }

  var areSharp: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width <= 0 || $0.height <= 0 }
  }
}

/// One corner's curve, as distances (before, after) from the corner's tip along its two sides.
private struct CornerCurve {
  let style: RoundedCornerStyle

  /// Start, then control, control and end of each cubic.
  ///
  /// The continuous corner is Apple's path output, measured element for element by
  /// iamcgn/swiftui-web (Shape.md): it starts 1.528665 radii from the tip; with less room the
  /// start moves in and its control points go linearly towards 0.96 and 0.82 radii.
  func points(
    along: CGFloat, across: CGFloat, room: (before: CGFloat, after: CGFloat)
  ) -> [(CGFloat, CGFloat)] {
    switch style {
    case .circular:
      let rest = 1 - Path.circleControl
      return [(along, 0), (along * rest, 0), (0, across * rest), (0, across)]
    case .continuous:
      let near = Self.approach(radius: along, room: room.before)
      let far = Self.approach(radius: across, room: room.after)
      return [
        (near[0], 0), (near[1], 0), (near[2], 0), (0.631494 * along, 0.0749114 * across),
        (0.372824 * along, 0.169060 * across), (0.169060 * along, 0.372824 * across),
        (0.0749114 * along, 0.631494 * across), (0, far[2]), (0, far[1]), (0, far[0]),
      ]
    }
  }

  /// Where the curve leaves a side, and its first two control points, from the tip.
  private static func approach(radius: CGFloat, room: CGFloat) -> [CGFloat] {
    let full: CGFloat = 1.528665
    guard radius > 0 else { return [0, 0, 0] }
    let ratio = min(max(room / radius, 1), full)
    let share = (ratio - 1) / (full - 1)
    return [
      ratio * radius, (0.96 + (1.08849 - 0.96) * share) * radius,
      (0.82 + (0.868407 - 0.82) * share) * radius,
    ]
  }
}
