import Foundation
import Testing
import TextMetrics
import Typography

/// Twelve stops, 28 points apart: TextKit's default (Apple's documentation of
/// `NSParagraphStyle.default`).
@Suite struct TabTests {
  private func lines(
    _ string: String, width: CGFloat? = nil, rules: LineRules = LineRules(),
    rightToLeft: Bool = false
  ) throws -> TextLines {
    let run = StyledText.Run(string, font: ResolvedFont(size: 17))
    return try TestFonts.measurer().shape(StyledText(runs: [run], isRightToLeft: rightToLeft))
      .lines(width: width, height: nil, rules: rules)
  }

  /// Where the runs between tabs start in their line.
  private func starts(_ line: TextLines.Line) -> [CGFloat] {
    line.runs.filter { $0.string != "\t" }.map(\.setting.x)
  }

  @Test func whatFollowsATabIsAtAStop() throws {
    #expect(starts(try lines("a\tb\t\tc").lines[0]) == [0, 28, 84])
    #expect(starts(try lines("\tb").lines[0]) == [28])
    let long = try lines("Longer than a stop\tb").lines[0]
    let word = try lines("Longer than a stop").lines[0].width
    #expect(starts(long) == [0, (word / 28).rounded(.up) * 28])
  }

  @Test func behindTheLastStopATabIsASpace() throws {
    let tabs = try lines(String(repeating: "\t", count: 13) + "b").lines[0]
    let space = try lines("a b").lines[0].width - lines("ab").lines[0].width
    #expect(abs(starts(tabs)[0] - 336 - space) < 0.01)
  }

  /// As spaces do at the end of a text.
  @Test func aTabAtTheEndCounts() throws {
    #expect(try lines("\t").size.width == 28)
    #expect(try lines("one\t\t").size.width == 84)
    #expect(try lines("one\t\ntwo").size.width == 56)
  }

  @Test func everyLineCountsFromItsOwnStart() throws {
    let text = try lines("one\ttwo\nthree\tfour five\tsix", width: 110)
    #expect(text.lines.map(\.string) == ["one\ttwo", "three\tfour", "five\tsix"])
    #expect(text.lines.map { starts($0).last ?? 0 } == [56, 56, 28])
    #expect(text.lines.allSatisfy { $0.width <= 110 })
  }

  @Test func aLineThatIsCutKeepsItsStops() throws {
    var rules = LineRules()
    rules.lineLimit = 1
    let cut = try lines("one\ttwo three four", width: 100, rules: rules)
    #expect(cut.isTruncated)
    #expect(starts(cut.lines[0])[1] == 56)
    #expect(cut.lines[0].width <= 100)
  }

  @Test func fromTheRightStopsAreCountedFromTheRight() throws {
    let line = try lines("12\t34", rightToLeft: true).lines[0]
    let last = try #require(line.runs.first { $0.string == "34" })
    #expect(abs(line.width - last.setting.x - last.width - 28) < 0.01)
  }

  /// Lines may end behind every tab, and each is looked at once.
  @Test func manyTabsTakeLinearTime() throws {
    func seconds(_ count: Int) throws -> Double {
      let start = ContinuousClock.now
      _ = try lines(String(repeating: "\t", count: count) + "b", width: 300).size
      return (ContinuousClock.now - start) / .seconds(1)
    }
    let small = try seconds(10_000)
    let large = try seconds(100_000)
    #expect(large < 40 * small + 1)
  }
}
