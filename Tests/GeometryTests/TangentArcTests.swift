import Foundation
import Geometry
import Testing

/// Arcs that touch two lines, by elementary geometry.
@Suite struct TangentArcTests {
  @Test func aRightAngle() {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 5))
    path.addArc(
      tangent1End: CGPoint(x: 50, y: 5), tangent2End: CGPoint(x: 50, y: 80), radius: 10)
    // The circle about (40, 15) touches the lines at (40, 5) and (50, 15).
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 15) < 1e-9)
    let bounds = path.boundingRect
    #expect(abs(bounds.maxX - 50) < 1e-9 && abs(bounds.minY - 5) < 1e-9)
    let middle = path.trimmedPath(from: 0, to: 1 - (10 * .pi / 4) / (30 + 10 * .pi / 2))
    let half = middle.currentPoint ?? .zero
    let side = 10 * sqrt(0.5)
    #expect(abs(half.x - (40 + side)) < 0.05 && abs(half.y - (15 - side)) < 0.05)
  }

  /// The other way round, and with an obtuse angle: the end is as far from the corner as r / tan.
  @Test(arguments: [CGPoint(x: 50, y: -80), CGPoint(x: 90, y: 30), CGPoint(x: 20, y: 40)])
  func anyAngle(_ second: CGPoint) {
    let (start, corner) = (CGPoint(x: 10, y: 5), CGPoint(x: 50, y: 5))
    var path = Path()
    path.move(to: start)
    path.addArc(tangent1End: corner, tangent2End: second, radius: 6)
    let length = hypot(second.x - corner.x, second.y - corner.y)
    let direction = CGPoint(x: (second.x - corner.x) / length, y: (second.y - corner.y) / length)
    let distance = 6 / tan(acos(-direction.x) / 2)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - (corner.x + direction.x * distance)) < 1e-9)
    #expect(abs(end.y - (corner.y + direction.y * distance)) < 1e-9)
  }

  /// Where there is no circle a line goes to the corner.
  @Test func noCircle() {
    for (second, radius) in [(CGPoint(x: 90, y: 5), 6.0), (CGPoint(x: 50, y: 80), 0)] {
      var path = Path()
      path.move(to: CGPoint(x: 10, y: 5))
      path.addArc(tangent1End: CGPoint(x: 50, y: 5), tangent2End: second, radius: radius)
      #expect(path.currentPoint == CGPoint(x: 50, y: 5))
      #expect(path.boundingRect == CGRect(x: 10, y: 5, width: 40, height: 0))
    }
  }
}
