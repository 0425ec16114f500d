import Foundation
import Testing
import TextMetrics
import Typography

/// What must hold of every text at every width; the seed of a failure is in its message.
@Suite struct BreakingPropertyTests {
  private static let words = [
    "the", "Bees", "see", "ultraviolet", "light.", "a", "well-known", "(and", "so", "on)", "—",
    "naïve", "caf\u{65}\u{301}", "it’s", "1,024", "AVAVA", "https://example.org/a/b?c=d", "\u{a0}x",
    "Übergrößenträger", "super\u{ad}cali\u{ad}fragi", "Ω≈ç√", "жук", "->", "\u{202e}abc\u{202c}",
  ]

  private struct Sample: CustomTestStringConvertible {
    let seed: UInt64
    let string: String
    var testDescription: String { "seed \(seed): \(string.debugDescription)" }

    init(seed: UInt64) {
      self.seed = seed
      var random = SeededGenerator(state: seed)
      var string = ""
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        string += BreakingPropertyTests.words.randomElement(using: &random) ?? ""
        string += [" ", " ", " ", " ", "  ", "", "\n", "\t"].randomElement(using: &random) ?? ""
      }
      self.string = string
    }

    func shaped() throws -> any ShapedText {
      let font = ResolvedFont(size: [10, 13, 17, 22, 28][Int(seed % 5)], weight: 400)
      return try TestFonts.measurer().shape(StyledText(runs: [.init(string, font: font)]))
    }
  }

  private static let samples = (1...120).map { Sample(seed: $0) }
  private static let widths: [CGFloat?] =
    [nil, 0, 1, 7.5] + stride(from: 12, through: 400, by: 19).map { CGFloat($0) }

  /// Without the white space and the signs that lines may gain or lose.
  private func essence(_ string: String) -> [Character] {
    string.filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{ad}" }
  }

  @Test(arguments: samples) private func everyCharacterIsOnOneLine(_ sample: Sample) throws {
    let shaped = try sample.shaped()
    for width in Self.widths {
      let lines = shaped.lines(width: width, height: nil, rules: LineRules())
      let drawn = lines.lines.map(\.string).joined()
      #expect(essence(drawn) == essence(sample.string), "\(sample.testDescription)")
      #expect(lines.size == shaped.size(width: width, height: nil, rules: LineRules()))
      let runs = lines.lines.map { $0.runs.map(\.string).joined().count }
      #expect(runs == lines.lines.map(\.string.count))
    }
  }

  @Test(arguments: samples) private func noLineIsWiderThanAsked(_ sample: Sample) throws {
    let shaped = try sample.shaped()
    for width in Self.widths {
      let lines = shaped.lines(width: width, height: nil, rules: LineRules())
      #expect(lines.size.width <= width ?? .infinity)
      for line in lines.lines where line.width > (width ?? .infinity) + 1e-5 {
        #expect(isOneUnit(line.string), "\(line.string.debugDescription)")
      }
    }
  }

  /// An arrow written with dashes is one cluster in Inter; a soft hyphen shows none.
  private func isOneUnit(_ line: String) -> Bool {
    line.filter { $0 != "\u{ad}" && $0 != "\u{202e}" && $0 != "\u{202c}" }.count <= 1
      || line.hasSuffix("->") || line.hasSuffix("\u{ad}-")
  }

  /// Not with tabs, which are as wide as what is before them in their line lets them be.
  @Test(arguments: samples.filter { !$0.string.contains("\t") })
  private func narrowerIsNeverShorter(_ sample: Sample) throws {
    let shaped = try sample.shaped()
    var least: CGFloat = 0
    for width in Self.widths.reversed() {
      let height = shaped.size(width: width, height: nil, rules: LineRules()).height
      if width != nil { #expect(height >= least, "\(sample.testDescription)") }
      least = width == nil ? least : height
    }
  }

  @Test(arguments: samples) private func theReportedWidthGivesTheSameLines(_ sample: Sample)
    throws
  {
    let shaped = try sample.shaped()
    let cut = [1, 2].flatMap { limit in TruncationMode.allCases.map { (limit, $0) } }
    for (limit, mode) in [(nil, .tail)] + cut as [(Int?, TruncationMode)] {
      var rules = LineRules()
      rules.lineLimit = limit
      rules.truncation = mode
      for width in Self.widths where width != 0 {
        let lines = shaped.lines(width: width, height: nil, rules: rules)
        let again = shaped.lines(width: lines.size.width, height: lines.size.height, rules: rules)
        #expect(
          again.lines.map(\.string) == lines.lines.map(\.string),
          "\(sample.testDescription) at \(String(describing: width)), \(mode)")
        #expect(again.size == lines.size)
      }
    }
  }

  /// More room never shows fewer characters.
  @Test(arguments: samples) private func moreRoomShowsMore(_ sample: Sample) throws {
    let shaped = try sample.shaped()
    for mode in TruncationMode.allCases {
      var rules = LineRules()
      rules.lineLimit = 1
      rules.truncation = mode
      var least = 0
      for width in stride(from: 10, through: 400, by: 3.5) {
        let lines = shaped.lines(width: width, height: nil, rules: rules)
        let count = lines.lines[0].string.filter { !$0.isWhitespace && $0 != "…" }.count
        #expect(count >= least, "\(sample.testDescription) at \(width), \(mode)")
        least = count
      }
    }
  }

  @Test(arguments: samples) private func truncatedLinesFit(_ sample: Sample) throws {
    let shaped = try sample.shaped()
    for mode in TruncationMode.allCases {
      var rules = LineRules()
      rules.lineLimit = 1
      rules.truncation = mode
      for width in Self.widths {
        let lines = shaped.lines(width: width, height: nil, rules: rules)
        #expect(lines.lines.count == 1)
        #expect(lines.lines[0].string.contains("…") == lines.isTruncated)
        if lines.isTruncated, lines.lines[0].string != "…" {
          #expect(lines.lines[0].width <= (width ?? .infinity) + 1e-5)
        }
      }
    }
  }
}
