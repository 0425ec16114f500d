import Foundation
import Geometry
import Testing
import Typography

/// What runs tell exporters that write real text.
@Suite struct GlyphTextTests {
  private func lines(
    _ string: String, font: ResolvedFont = ResolvedFont(size: 17), width: CGFloat = 120,
    limit: Int? = nil, rightToLeft: Bool = false
  ) throws -> [TextLines.Line] {
    let run = StyledText.Run(string, font: font)
    var rules = LineRules()
    rules.lineLimit = limit
    return try TestFonts.measurer()
      .shape(StyledText(runs: [run], isRightToLeft: rightToLeft))
      .lines(width: width, height: nil, rules: rules).lines
  }

  private static let strings = [
    "Light from the Sun needs about eight minutes.", "office -> fluffy e\u{301}te\u{301}",
    "tab\tand line\nbreak", "12:34", "\u{2066}left\u{2069} to right", "x",
  ]

  @Test(arguments: strings, [false, true])
  func glyphsStandForAllCharacters(string: String, rightToLeft: Bool) throws {
    for limit in [nil, 1] {
      for line in try lines(string, limit: limit, rightToLeft: rightToLeft) {
        var end: CGFloat = 0
        for run in line.runs {
          #expect(run.glyphs.reduce(0) { $0 + Int($1.textLength) } == run.string.utf8.count)
          #expect(abs(run.setting.x - end) < 1e-9, "runs stand side by side")
          end = run.setting.x + run.width
        }
        let read = line.runs.sorted { $0.setting.order < $1.setting.order }.map(\.string).joined()
        #expect(read == line.string)
      }
    }
  }

  @Test func aLettersMarkBelongsToIt() throws {
    let line = try #require(try lines("e\u{301}x").first)
    #expect(line.runs[0].glyphs.first?.textLength == 3)
  }

  @Test func spacingIsWhatMovesLettersApart() throws {
    var font = ResolvedFont(size: 17)
    let plain = try #require(try lines("ab", font: font).first?.runs.first)
    // The design's own spacing at 17 points: −5.4 thousandths of an em.
    #expect(abs(plain.setting.letterSpacing + 17 * 0.0054) < 1e-9)
    #expect(plain.setting.fixedAdvance == nil)
    font.family = .system(.monospaced)
    let fixed = try #require(try lines("ab", font: font).first?.runs.first)
    let advance = try #require(fixed.setting.fixedAdvance)
    #expect(abs(fixed.width - 2 * advance) < 1e-9)
  }
}
