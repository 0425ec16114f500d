import Fixtures
import Foundation
import LayoutEngine
import Testing

/// Line heights of every text style and the gaps beside them, on iOS at the standard size.
///
/// Computed from UIKit's measures and the interface guidelines' leading; body at both scales and the
/// 16 points of callout were measured (OpenSwiftUI's formula, iamcgn/swiftui-web, pointfree).
@Suite struct TextStyleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var style: String
    var line: (twice: CGFloat, thrice: CGFloat)
    var gap: (twice: CGFloat, thrice: CGFloat)
    /// From a view to a text below it, and from a text to a view below it, at 2×.
    var beside: (above: CGFloat, below: CGFloat)
    /// Two lines at 3×.
    var pair: CGFloat
    var testDescription: String { style }
  }

  static let rows = [
    Row(
      style: "largeTitle", line: (41, 40.667), gap: (0.5, 0.667), beside: (12.70, 21.12),
      pair: 81.667),
    Row(
      style: "title", line: (33.5, 33.667), gap: (1, 0.667), beside: (10.25, 17.19), pair: 67.667),
    Row(style: "title2", line: (26.5, 26.333), gap: (2, 2), beside: (8.31, 13.75), pair: 54.333),
    Row(style: "title3", line: (24, 24), gap: (1.5, 1.333), beside: (7.32, 12.28), pair: 49),
    Row(style: "headline", line: (20.5, 20.333), gap: (2, 2), beside: (6.60, 10.81), pair: 42.333),
    Row(style: "body", line: (20.5, 20.333), gap: (2, 2), beside: (6.60, 10.81), pair: 42.333),
    Row(style: "callout", line: (19.5, 19.333), gap: (2, 2), beside: (5.86, 9.82), pair: 40.333),
    Row(style: "subheadline", line: (18, 18), gap: (2.5, 2.333), beside: (5.62, 9.33), pair: 38),
    Row(
      style: "footnote", line: (16, 15.667), gap: (2.5, 2.667), beside: (5.14, 8.35), pair: 33.667),
    Row(style: "caption", line: (14.5, 14.333), gap: (2, 2), beside: (4.40, 7.37), pair: 30.333),
    Row(style: "caption2", line: (13.5, 13.333), gap: (0, 0), beside: (4.15, 6.88), pair: 26.333),
  ]

  @Test(arguments: rows) func heightsAndGaps(row: Row) throws {
    for scale in [2, 3] {
      let source = """
        // figure: scale=\(scale), proposal=200x600
        VStack {
          Rectangle().id("above")
          Text("one").id("first")
          Text("two").id("second")
          Rectangle().id("below")
          Text("1\\n2").id("pair")
        }
        .font(.\(row.style))
        """
      let figure = try #require(
        Fixture.figures(bytes: Array(source.utf8)) { try $0.figure() }.first)
      func frame(_ id: String) throws -> CGRect {
        try #require(figure.tree.root.all.first { $0.id == id }).frame
      }
      let (first, second) = (try frame("first"), try frame("second"))
      let expected =
        scale == 2 ? (row.line.twice, row.gap.twice) : (row.line.thrice, row.gap.thrice)
      #expect(abs(first.height - expected.0) < 0.001, "line at \(scale)×: \(first.height)")
      #expect(abs(second.minY - first.maxY - expected.1) < 0.001, "gap at \(scale)×")
      if scale == 2 {
        let above = try first.minY - frame("above").maxY
        let below = try frame("below").minY - second.maxY
        #expect(abs(above - row.beside.above) < 0.006, "\(above)")
        #expect(abs(below - row.beside.below) < 0.006, "\(below)")
      } else {
        #expect(abs(try frame("pair").height - row.pair) < 0.001)
      }
    }
  }
}
