import Foundation
import Geometry
import Testing
import TextMetrics
import Typography

@Suite struct HarfBuzzMeasurerTests {
  private func shape(_ string: String, rightToLeft: Bool = false) throws -> any ShapedText {
    let run = StyledText.Run(string, font: ResolvedFont(size: 17))
    return try TestFonts.measurer().shape(
      StyledText(runs: [run], isRightToLeft: rightToLeft))
  }

  private func lines(_ string: String, rightToLeft: Bool = false) throws -> TextLines {
    try shape(string, rightToLeft: rightToLeft).lines(
      width: nil, height: nil, rules: LineRules())
  }

  @Test func missingGlyphsAreNamed() throws {
    #expect(throws: TypographyError.missingGlyphs(["\u{4e2d}", "\u{1f41d}"], font: "Inter")) {
      try shape("a 中 bee 🐝 中")
    }
  }

  private func boxes(_ string: String) throws -> [GlyphRun] {
    let library = FontLibrary(folders: [TestFonts.folder], boxesMissingGlyphs: true)
    let run = StyledText.Run(string, font: ResolvedFont(size: 17))
    return try HarfBuzzMeasurer(library: library).shape(StyledText(runs: [run]))
      .lines(width: nil, height: nil, rules: LineRules()).lines[0].runs
  }

  /// SwiftUI draws emoji in colour in whatever font a text is set: UTS #51 says what is one. Inter
  /// has black glyphs for some of these.
  @Test(arguments: ["❤\u{FE0F}", "☀\u{FE0F}", "©\u{FE0F}", "⬜", "⭐", "1\u{FE0F}\u{20E3}", "🇨🇭"])
  func emojiAreNoLetters(_ emoji: String) throws {
    #expect(throws: TypographyError.missingEmoji([emoji])) { try shape("a \(emoji)\(emoji) b") }
    let runs = try boxes(emoji)
    #expect(runs.flatMap(\.glyphs).map(\.id).filter { $0 == 0 }.count == 1)
    #expect(runs.map(\.string).joined() == emoji)
  }

  @Test(arguments: ["©", "☀", "❤", "⬜\u{FE0E}", "1", "#"])
  func lettersAreNoEmoji(_ letter: String) throws {
    #expect(try lines(letter).size.width > 0)
  }

  @Test func emojiAreNamedWhole() throws {
    let error = #expect(throws: TypographyError.self) { try shape("1\u{FE0F}\u{20E3}") }
    #expect(
      error?.description
        == "no font has the emoji '1\u{FE0F}\u{20E3}' (U+0031 U+FE0F U+20E3) in colour")
    // A letter that lacks goes first, in the font that was asked for; a selector never lacks.
    #expect(throws: TypographyError.missingGlyphs(["中", "⭐"], font: "Inter")) {
      try shape("a中\u{FE0F} ⭐")
    }
  }

  /// Nunito and the icon font have glyphs of their own for such code points (Unicode 16, 23.5).
  @Test(arguments: ["\u{F8FF}", "\u{F0000}", "\u{FFFC}", "\u{FFFE}", "\u{1FFFF}"])
  func noOtherFontServesWhatBelongsToOne(_ character: String) throws {
    let font = ResolvedFont(family: .named("Inter"), size: 17)
    #expect(throws: TypographyError.missingGlyphs([character], font: "Inter")) {
      try TestFonts.measurer().shape(
        StyledText(runs: [StyledText.Run("a\(character)b", font: font)]))
    }
  }

  /// "A nonzero amount of tracking disables nonessential ligatures" (Apple's documentation of
  /// `NSAttributedString.Key.tracking`).
  @Test func ligaturesCanBeLeftOut() throws {
    func glyphs(_ hasLigatures: Bool) throws -> Int {
      let font = ResolvedFont(family: .named("Source Serif 4"), size: 40)
      var run = StyledText.Run("office", font: font, tracking: 1)
      run.hasLigatures = hasLigatures
      let runs = try TestFonts.measurer().shape(StyledText(runs: [run]))
        .lines(width: nil, height: nil, rules: LineRules()).lines[0].runs
      #expect(runs.allSatisfy { $0.setting.hasLigatures == hasLigatures })
      return runs.flatMap(\.glyphs).count
    }
    #expect(try glyphs(false) == 6)
    #expect(try glyphs(true) < 6)
  }

  @Test(arguments: [
    "\t", "\u{0}", "\u{7}", "\u{7f}", "\u{85}", "\u{200b}", "\u{200d}", "\u{ad}", "\u{feff}",
    "\u{2028}", "\u{2029}", "\u{202e}", "\u{2066}", "\u{fe0f}", "\r\n", "\u{b}", "\u{c}",
  ])
  func invisibleCharactersAreNotMissing(_ character: String) throws {
    _ = try lines(character)
    let lines = try lines("a\(character)b")
    if character != "\t" {
      let plain = try self.lines(lines.lines.count == 2 ? "a" : "ab")
      #expect(lines.lines[0].width <= plain.lines[0].width + 1e-6)
    }
  }

  @Test func controlCharactersAreToldAsTheyAre() throws {
    #expect(try lines("a\u{0}b\u{1}").lines[0].string == "a\u{0}b\u{1}")
  }

  /// Inter has arrows and crosses for such letters, the platform's font has not; both raise a colon
  /// between digits.
  @Test func signsAreDrawnAsTheyAreTyped() throws {
    func glyphs(_ string: String) throws -> [UInt32] {
      try shape(string).lines(width: nil, height: nil, rules: LineRules()).lines[0].runs
        .flatMap(\.glyphs).map(\.id)
    }
    for string in ["->", "=>", "<-", "-->", "x"] {
      let alone = try string.flatMap { try glyphs(String($0)) }
      #expect(try glyphs("3\(string)4").dropFirst().dropLast() == alone[...], "\(string)")
    }
    #expect(try glyphs("3:4")[1] != glyphs(":")[0])
    #expect(try glyphs("a:b")[1] == glyphs(":")[0])
  }

  @Test func anEmptyTextTakesNoRoom() throws {
    #expect(try lines("").size == .zero)
    #expect(try lines("").lines.isEmpty)
  }

  @Test func aSoftHyphenShowsWhereALineEnds() throws {
    var rules = LineRules()
    rules.pixel = 0.5
    let shaped = try shape("ultra\u{ad}violet")
    let broken = shaped.lines(width: 60, height: nil, rules: rules)
    #expect(broken.lines.map(\.string) == ["ultra\u{ad}-", "violet"])
    #expect(broken.lines[0].runs.last?.glyphs.count == 1)
    #expect(broken.lines[0].width <= 60)
    let whole = try lines("ultra\u{ad}violet")
    #expect(abs(whole.lines[0].width - (try lines("ultraviolet").lines[0].width)) < 0.5)
  }

  @Test func rightToLeftTextRunsBackwards() throws {
    // The override makes Latin letters read from right to left, so that Inter can show it.
    let forwards = try lines("ab").lines[0].runs.flatMap(\.glyphs).map(\.id)
    let backwards = try lines("\u{202e}ab\u{202c}").lines[0]
    let ids = backwards.runs.flatMap(\.glyphs).map(\.id).filter { forwards.contains($0) }
    #expect(ids == forwards.reversed())
    let xs = backwards.runs.flatMap(\.glyphs).map(\.x)
    #expect(xs == xs.sorted())
  }

  @Test func mixedDirectionsKeepTheirOrder() throws {
    let plain = try lines("xabz").lines[0].runs.flatMap(\.glyphs).map(\.id)
    let mixed = try lines("x\u{202e}ab\u{202c}z").lines[0].runs.flatMap(\.glyphs).map(\.id)
      .filter { plain.contains($0) }
    #expect(mixed == [plain[0], plain[2], plain[1], plain[3]])
  }

  @Test func leadingIsTheRightWhereTextReadsFromTheRight() throws {
    let shaped = try shape("aaaa bb", rightToLeft: true)
    let lines = shaped.lines(width: 45, height: nil, rules: LineRules())
    #expect(lines.lines.count == 2)
    #expect(abs(lines.lines[1].x + lines.lines[1].width - lines.size.width) < 1e-6)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300])
  func valuesThatNoFontHasAreErrors(_ value: CGFloat) throws {
    let measurer = try TestFonts.measurer()
    #expect(throws: TypographyError.self) {
      try measurer.shape(StyledText(runs: [.init("a", font: ResolvedFont(size: value))]))
    }
    #expect(throws: TypographyError.self) {
      try measurer.metrics(of: ResolvedFont(size: 17, weight: value), platform: .ios)
    }
    guard !(abs(value) <= 1) else { return }
    #expect(throws: TypographyError.self) {
      let run = StyledText.Run("a", font: ResolvedFont(size: 17), tracking: value)
      return try measurer.shape(StyledText(runs: [run]))
    }
  }

  @Test func roomsThatAreNoneEndInLines() throws {
    let shaped = try shape("Bees see ultraviolet light.\nThey do.")
    for length in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300] {
      var rules = LineRules()
      rules.pixel = length
      rules.lineSpacing = length
      rules.minimumScaleFactor = length
      rules.allowsTightening = true
      rules.lineLimit = -3
      rules.reservedLines = -7
      let lines = shaped.lines(width: length, height: length, rules: rules)
      #expect(lines.lines.count == 1)
      #expect(shaped.size(width: length, height: length, rules: rules) == lines.size)
    }
  }

  @Test func aMegabyteIsBrokenInLinearTime() throws {
    let sentence = "Bees see ultraviolet light that is hidden from most of us. "
    func seconds(_ string: String) throws -> Double {
      let start = ContinuousClock.now
      let size = try shape(string).size(width: 300, height: nil, rules: LineRules())
      #expect(size.height > 1000)
      return (ContinuousClock.now - start) / .seconds(1)
    }
    let small = try seconds(String(repeating: sentence, count: 1_770))
    let large = try seconds(String(repeating: sentence, count: 17_700))
    #expect(large < 40 * small + 1)
  }

  @Test func severalThreadsShareALibrary() async throws {
    let measurer = HarfBuzzMeasurer(library: FontLibrary(folders: [TestFonts.folder]))
    let widths = try await withThrowingTaskGroup(of: [CGFloat].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (10..<40).map { size in
            let run = StyledText.Run("Handgloves", font: ResolvedFont(size: CGFloat(size)))
            let line = try measurer.shape(StyledText(runs: [run])).lines(
              width: nil, height: nil, rules: LineRules()
            ).lines[0]
            _ = line.runs[0].face.outlines.outline(of: line.runs[0].glyphs[0].id)
            return line.width
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(widths).count == 1)
  }

  @Test func outlinesHaveTheHeightOfTheirCapitals() throws {
    // Inter's capitals are 1490 of 2048 units high; its H stands on the baseline.
    let run = try lines("H").lines[0].runs[0]
    let outline = run.face.outlines.outline(of: run.glyphs[0].id)
    let bounds = outline.boundingRect
    #expect(abs(bounds.minY + 1490.0 / 2048) < 1e-3)
    #expect(abs(bounds.maxY) < 1e-6)
    #expect(run.size == 17 * (1443.0 / 1490))
    #expect(run.face.outlines.identity.hasPrefix("Inter-"))
    #expect(run.face.outlines.identity.hasSuffix(";opsz=17;wght=400"))
  }
}
