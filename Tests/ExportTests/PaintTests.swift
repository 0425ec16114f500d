import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite struct PaintTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  @Test func theMiddleOfRedToBlueIsWhatSwiftUIShows() throws {
    // SwiftUI shows 170, 121, 168 between its own red and blue (measured by iamcgn/swiftui-web,
    // Gradient.md), near Oklab; plain interpolation of these two would give 128, 0, 128.
    let stops = [PaintStop(color: red, location: 0), PaintStop(color: blue, location: 1)]
      .expandedPerceptually()
    let middle = try #require(stops.first { $0.location == 0.5 }).color
    let wanted = Oklab.blend(red, blue, 0.5)
    #expect(middle.distance(wanted) <= 0.5 / 255)
    #expect(middle.green > 0.2, "plain interpolation has no green between red and blue")
  }

  @Test func plainInterpolationBetweenStopsShowsTheBlend() {
    let pairs = [
      (red, blue), (red, RGBA(red: 0, green: 1, blue: 0)), (Samples.indigo, Samples.teal),
      (RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1)),
    ]
    for (from, to) in pairs {
      let stops = [PaintStop(color: from, location: 0), PaintStop(color: to, location: 1)]
        .expandedPerceptually()
      #expect(stops.count <= 100)
      for step in 0...200 {
        let share = Double(step) / 200
        let shown = stops.color(at: share) ?? .clear
        #expect(shown.distance(Oklab.blend(from, to, share)) <= 2.5 / 255)
      }
    }
  }

  @Test func equalColoursNeedNoStopsBetween() {
    let stops = [PaintStop(color: red, location: 0), PaintStop(color: red, location: 1)]
    #expect(stops.expandedPerceptually() == stops)
  }

  @Test func stopsThatGoBackCountFromTheHighestBefore() {
    let stops = [
      PaintStop(color: red, location: 0.6), PaintStop(color: blue, location: 0.2),
    ].expandedPerceptually()
    #expect(stops.map(\.location) == [0.6, 0.6])
  }

  /// The colour that wedges show in a direction, in degrees clockwise from the trailing side.
  private func color(_ wedges: Wedges, _ degrees: Double) -> RGBA {
    let angle = degrees * .pi / 180
    let point = CGPoint(x: cos(angle), y: sin(angle))
    func cross(_ a: CGPoint, _ b: CGPoint) -> CGFloat { a.x * b.y - a.y * b.x }
    let hit = wedges.wedges.last {
      cross($0.from, point) >= 0 && cross(point, $0.to) >= 0
        && $0.from.x * point.x + $0.from.y * point.y > 0
    }
    return hit?.color ?? wedges.base
  }

  private func wedges(_ start: Double, _ end: Double) throws -> Wedges {
    try #require(
      Wedges(
        AngularPaint(
          stops: [PaintStop(color: red, location: 0), PaintStop(color: blue, location: 1)],
          center: .zero, startAngle: start * .pi / 180, endAngle: end * .pi / 180),
        covering: CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  /// SwiftUI's documentation of `AngularGradient`: of more than a turn only the last one is
  /// drawn; a gap is filled half by the last and half by the first colour.
  @Test func angularGradientsTurnAsSwiftUIs() throws {
    let turn = try wedges(0, 360)
    #expect(color(turn, 1).distance(red) < 0.05)
    #expect(color(turn, 359).distance(blue) < 0.05)
    #expect(color(turn, 180).distance(Oklab.blend(red, blue, 0.5)) < 0.03)
    let gap = try wedges(0, 180)
    #expect(color(gap, 260) == blue)
    #expect(color(gap, 280) == red)
    let backwards = try wedges(90, -90)
    #expect(color(backwards, 89.5).distance(red) < 0.05)
    #expect(color(backwards, -89.5).distance(blue) < 0.05)
    let long = try wedges(0, 720)
    #expect(color(long, 1).distance(Oklab.blend(red, blue, 0.5)) < 0.03)
    #expect(color(long, 359).distance(blue) < 0.05)
  }

  @Test func dashesThatCannotBeDrawnAreIgnored() {
    #expect(StrokeStyle(dash: [0, 0]).flattened()?.dash == [])
    #expect(StrokeStyle(dash: [4, -1]).flattened()?.dash == [])
    #expect(StrokeStyle(dash: [4, 1]).flattened()?.dash == [4, 1])
    #expect(StrokeStyle(dash: [4, 1], dashPhase: -1).flattened()?.dashPhase == 4)
    // Three lengths are read twice, so the pattern is twelve long.
    #expect(StrokeStyle(dash: [3, 2, 1], dashPhase: 13).flattened()?.dashPhase == 1)
    #expect(StrokeStyle(lineWidth: 0).flattened() == nil)
    #expect(StrokeStyle(lineWidth: -3).flattened() == nil)
  }
}
