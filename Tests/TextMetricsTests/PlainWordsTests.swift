import Testing

@testable import TextMetrics

/// What is said of plain words without Pango is what Pango says.
@Suite struct PlainWordsTests {
  private static func analysis(of text: String) throws -> TextAnalysis {
    try Array(text.utf8).withUnsafeBufferPointer { try TextAnalysis($0, isRightToLeft: false) }
  }

  /// A letter behind the text that is none of ASCII's makes Pango look at all of it.
  @Test(arguments: 1...40)
  func boundariesAreThoseOfPango(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    for _ in 0..<50 {
      let text = String(
        (0..<Int.random(in: 1...24, using: &random)).map { _ in
          "aZ09   .,:;'!?".randomElement(using: &random) ?? " "
        })
      guard Array(text.utf8).withUnsafeBufferPointer({ TextAnalysis.isPlainWords($0) }) else {
        continue
      }
      let plain = try Self.analysis(of: text + " a")
      let whole = try Self.analysis(of: text + " aé")
      let count = text.utf8.count + 2
      #expect(
        plain.flags.prefix(count) == whole.flags.prefix(count),
        "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: ["(a)", "a-b", "a !b", "wait!now", "a\nb", "naïve", "a\tb", "…", "1.5"])
  func otherTextsAreLeftToPango(text: String) {
    let isPlain = Array(text.utf8).withUnsafeBufferPointer { TextAnalysis.isPlainWords($0) }
    #expect(!isPlain)
  }

  /// Hangul words have priority, as in the standard strategy of breaking lines; a zero-width space
  /// and the end of a word let a line end, as between Chinese characters.
  @Test(arguments: [
    ("한국어 문장", [10]), ("한\u{200B}국어", [6]), ("漢字", [3]), ("한字", [3]), ("가a", [3]),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", []),
  ])
  func koreanLinesEndBetweenWords(text: String, breaks: [Int]) throws {
    let flags = try Self.analysis(of: text).flags.dropLast()
    #expect(flags.indices.filter { flags[$0].contains(.lineBreak) } == breaks)
  }

  @Test func aLineMayStartWithAWordBehindASpace() throws {
    let flags = try Self.analysis(of: "It's 150, or two.  Yes").flags
    let breaks = flags.indices.filter { flags[$0].contains(.lineBreak) }
    #expect(breaks == [5, 10, 13, 19])
  }
}
