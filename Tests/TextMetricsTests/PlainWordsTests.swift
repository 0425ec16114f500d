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

  @Test func aLineMayStartWithAWordBehindASpace() throws {
    let flags = try Self.analysis(of: "It's 150, or two.  Yes").flags
    let breaks = flags.indices.filter { flags[$0].contains(.lineBreak) }
    #expect(breaks == [5, 10, 13, 19])
  }
}
