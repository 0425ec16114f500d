import Foundation
import Testing

/// Members that begin with a dot inside calculations and calls: their type is the one that is
/// expected where the result goes. The values are Swift's own, computed beside them.
@Suite struct ImplicitMemberTests {
  @Test func numbersAndAngles() throws {
    let frames = try Fixture.frames(
      of: """
        func degrees(_ angle: Angle) -> Double { angle.degrees.rounded() }
        func number(_ x: CGFloat) -> CGFloat { x }
        VStack {
          Text(verbatim: "\\(degrees(.radians(.pi / 4))) \\(degrees(.radians(2 * .pi)))")
          Text(verbatim: "\\(degrees(Angle(radians: .pi/3))) \\(degrees(-.degrees(10)))")
          Text(verbatim: "\\(degrees(.degrees(45) * 2)) \\(degrees(.degrees(45) + .degrees(3)))")
          Text(verbatim: "\\(degrees(.degrees(45) / 2 - .zero)) \\(degrees(.degrees(4) * 2.5))")
          Text(verbatim: "\\(cos(.pi)) \\(sin(.pi / 2)) \\(number(.infinity / 2)) \\(number(.zero + 3))")
          Text(verbatim: "\\(number(.pi * 2 / 3) * 2)")
          Text(verbatim: "\\(number(-.pi / 2)) \\(max(.pi / 4, 0.5))")
        }
        """)
    for text in [
      "45.0 360.0", "60.0 -10.0", "90.0 48.0", "23.0 10.0", "\(cos(Double.pi)) 1.0 inf 3.0",
      "\(CGFloat.pi * 2 / 3 * 2)", "\(-CGFloat.pi / 2) \(Double.pi / 4)",
    ] {
      #expect(frames.contains("“\(text)”"), "\(text) in \(frames)")
    }
  }

  @Test func whereTheyAreWritten() throws {
    let problems = try Fixture.problems(
      """
      Path { $0.addArc(center: .zero, radius: 5, startAngle: .radians(.pi / 2), endAngle: .zero,
        clockwise: true) }
      """)
    #expect(problems.isEmpty, "\(problems)")
    let none = try Fixture.problems("Text(\"a\").rotationEffect(.radians(.pie / 4))")
    #expect(none.first?.contains("'Double' has no member 'pie'") == true, "\(none)")
    #expect(none.first?.contains("did you mean 'pi'?") == true, "\(none)")
    let mixed = try Fixture.problems("let n = 3\nText(\"a\").opacity(.pi / n)")
    #expect(
      mixed.first?.contains("'/' cannot be applied to values of types 'Double' and 'Int'") == true,
      "\(mixed)")
  }
}
