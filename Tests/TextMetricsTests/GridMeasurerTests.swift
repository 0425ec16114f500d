import Foundation
import Testing
import Typography

/// The rules of breaking, with numbers that can be counted: every character is 10 by 10 points.
@Suite struct GridMeasurerTests {
  private func lines(
    _ string: String, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout LineRules) -> Void = { _ in }
  ) throws -> TextLines {
    var rules = LineRules()
    rules.pixel = 1
    change(&rules)
    let text = StyledText(runs: [.init(string, font: ResolvedFont(size: 17))])
    let shaped = try GridMeasurer().shape(text)
    let lines = shaped.lines(width: width, height: height, rules: rules)
    #expect(shaped.size(width: width, height: height, rules: rules) == lines.size)
    return lines
  }

  @Test func oneLineIsAsWideAsItsCharacters() throws {
    let lines = try lines("Hello world")
    #expect(lines.size == CGSize(width: 110, height: 10))
    #expect(lines.firstBaseline == 8)
  }

  @Test func aWrappedLineIsReportedWithOneSpace() throws {
    let lines = try lines("one two  three four", width: 85)
    #expect(lines.lines.map(\.string) == ["one two", "three", "four"])
    #expect(lines.size == CGSize(width: 80, height: 30))
    #expect(lines.lastBaseline == 28)
  }

  @Test func aReportedSpaceStaysWithinTheProposal() throws {
    #expect(try lines("one two three", width: 70).size.width == 70)
  }

  @Test func aLoneSecondWordGetsCompany() throws {
    let lines = try lines("aaa bbb ccc dd", width: 110)
    #expect(lines.lines.map(\.string) == ["aaa bbb", "ccc dd"])
    let three = try self.lines("aaa bbb ccc ddd eee fff gg", width: 110)
    #expect(three.lines.map(\.string) == ["aaa bbb ccc", "ddd eee fff", "gg"])
  }

  @Test func aWideWordBreaksByCharacter() throws {
    #expect(try lines("a abcdefg", width: 30).lines.map(\.string) == ["a", "abc", "def", "g"])
  }

  @Test(arguments: [("ab cd", 4), (" PM", 3), (", ", 1), ("Title ", 5)])
  func atZeroWidthEveryCharacterIsALine(_ string: String, count: Int) throws {
    let lines = try lines(string, width: 0)
    #expect(lines.lines.count == count)
    #expect(lines.size == CGSize(width: 0, height: 10 * CGFloat(count)))
  }

  @Test func newlinesAreKept() throws {
    let lines = try lines("ab\n\nabcd\n")
    #expect(lines.lines.map(\.string) == ["ab", "", "abcd", ""])
    #expect(lines.size == CGSize(width: 40, height: 40))
  }

  @Test func heightKeepsWholeLinesAndAtLeastOne() throws {
    #expect(try lines("aa bb cc", width: 20, height: 29).lines.map(\.string) == ["aa", "b…"])
    #expect(try lines("aa bb cc", width: 20, height: 0).lines.map(\.string) == ["a…"])
    #expect(try lines("aa bb cc", width: 20, height: 30).isTruncated == false)
  }

  @Test(
    arguments: [(TruncationMode.tail, "abc…"), (.head, "…hij"), (.middle, "ab…ij")])
  func truncationDropsSpacesBesideTheEllipsis(_ mode: TruncationMode, drawn: String) throws {
    let lines = try lines("abc def hij", width: 50) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
    #expect(lines.lines.map(\.string) == [drawn])
    #expect(lines.isTruncated)
    #expect(lines.size.width == 10 * CGFloat(drawn.count))
  }

  @Test func aTextIsScaledBeforeItIsTruncated() throws {
    let lines = try lines("abcdefghij", width: 50) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(lines.size == CGSize(width: 50, height: 5))
    #expect(!lines.isTruncated)
    let wrapped = try self.lines("abcde fghij", width: 50) { $0.minimumScaleFactor = 0.5 }
    #expect(wrapped.size == CGSize(width: 50, height: 20))
  }

  @Test func tighteningMovesCharactersByA72ndOfAnEm() throws {
    // Ten characters can give 10 × 10 / 72 = 1.39 points.
    #expect(
      try lines("abcdefghij", width: 99) {
        $0.lineLimit = 1
        $0.allowsTightening = true
      }.isTruncated == false)
    #expect(
      try lines("abcdefghij", width: 98) {
        $0.lineLimit = 1
        $0.allowsTightening = true
      }.isTruncated)
  }

  @Test func linesStandWithinTheTextsOwnWidth() throws {
    let centred = try lines("aaaa bb", width: 45) { $0.alignment = .center }
    #expect(centred.lines.map(\.x) == [2.5, 12.5])
    let trailing = try lines("aaaa bb", width: 40) { $0.alignment = .trailing }
    #expect(trailing.lines.map(\.x) == [0, 20])
  }

  @Test func spacingAndReservedLinesAddHeight() throws {
    #expect(try lines("a\nb\nc") { $0.lineSpacing = 5 }.size.height == 40)
    let reserved = try lines("a") { $0.reservedLines = 3 }
    #expect(reserved.size.height == 30)
    #expect(reserved.lastBaseline == 8)
  }

  @Test(arguments: [nil, CGFloat.infinity, .nan, 1e300]) func noWidthIsNoLimit(
    _ width: CGFloat?
  ) throws {
    #expect(try lines("a b c", width: width, height: width).size == CGSize(width: 50, height: 10))
  }

  @Test func lessThanNothingIsNothing() throws {
    #expect(try lines("a b", width: -.infinity, height: -3).lines.map(\.string) == ["…"])
  }

  @Test func tallerRunsMakeTallerLines() throws {
    let font = ResolvedFont(size: 17)
    let runs = [
      StyledText.Run("aa ", font: font), StyledText.Run("bb ", font: font, baselineOffset: 6),
      StyledText.Run("cc", font: font, baselineOffset: -4),
    ]
    let shaped = try GridMeasurer().shape(StyledText(runs: runs))
    var rules = LineRules()
    rules.pixel = 1
    #expect(shaped.size(width: nil, height: nil, rules: rules).height == 20)
    let narrow = shaped.lines(width: 20, height: nil, rules: rules)
    // 10, 16 with the baseline 6 lower, 14.
    #expect(narrow.size.height == 40)
    #expect(narrow.lines.map(\.baseline) == [8, 24, 34])
  }
}
