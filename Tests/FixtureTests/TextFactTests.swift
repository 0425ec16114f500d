import Drawing
import Foundation
import SVGExport
import Testing
import Typography

/// What texts are drawn with, as far as it was measured or is documented.
@Suite struct TextFactTests {
  /// Underlines are as thick, and as deep, as SF's of their weight.
  @Test(arguments: [(400, 5.5, 15.0), (500, 7, 14.5), (700, 9, 13.5)])
  func underlinesFollowTheWeight(weight: Int, thickness: Double, depth: Double) throws {
    let name = [400: "regular", 500: "medium", 700: "bold"][weight] ?? ""
    let source = """
      // figure: scale=2
      Text("nnn").font(.system(size: 100, weight: .\(name))).underline()
      """
    let items = try #require(
      try Fixture.figures(bytes: Array(source.utf8)) {
        try $0.displayList(appearance: .light).items
      }.first)
    let lines = items.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item else { return nil }
      return path.boundingRect
    }
    let baseline = items.compactMap { item -> CGFloat? in
      guard case .text(_, let place, _) = item else { return nil }
      return place.y
    }
    let (line, base) = (try #require(lines.first), try #require(baseline.first))
    // Edges lie on whole pixels, half a point each.
    #expect(abs(line.height - thickness) <= 0.5, "\(line.height)")
    #expect(abs(line.midY - base - depth) <= 0.5, "\(line.midY - base)")
  }

  /// Widths are numbers around zero, standard; above it letters are wider.
  @Test func widthsAreAroundZero() throws {
    func width(_ modifier: String) throws -> Double {
      let frames = try Fixture.frames(of: "Text(\"Wide letters\")\(modifier)")
      return try #require(frames.split(separator: " ").compactMap { Double($0) }.dropFirst().first)
    }
    let standard = try width("")
    #expect(try width(".fontWidth(.init(0))") == standard)
    #expect(try width(".fontWidth(Font.Width(0.3))") > width(".fontWidth(.expanded)"))
    #expect(try width(".fontWidth(.expanded)") > standard)
    #expect(try width(".fontWidth(Font.Width(-0.2))") == width(".fontWidth(.condensed)"))
    #expect(try width(".fontWidth(.compressed)") < width(".fontWidth(.condensed)"))
  }

  @Test func aLinkIsSetOnAnAttributedString() throws {
    let source = """
      func linked() -> AttributedString {
        var text = AttributedString("Heron")
        text.link = URL(string: "https://example.com")
        return text
      }
      Text(linked())
      """
    #expect(try Fixture.frames(of: source).contains("Heron"))
  }

  /// What a terminal would obey is shown as it is written.
  @Test func controlCharactersAreShown() throws {
    let frames = try Fixture.frames(of: #"Text("a\u{1B}[31mred\u{202E}")"#)
    #expect(frames.contains(#"“a\u{1B}[31mred\u{202E}”"#), "\(frames)")
  }

  private func runs(_ source: String) throws -> [GlyphRun] {
    try Fixture.figures(bytes: Array(source.utf8)) { figure in
      try figure.displayList(appearance: .light).items.compactMap { item -> GlyphRun? in
        if case .text(let run, _, _) = item { run } else { nil }
      }
    }.flatMap { $0 }
  }

  /// Tracking disables ligatures where it is not zero, kerning does not (Apple's documentation of
  /// `NSAttributedString.Key.tracking` and of `Text.kerning(_:)`).
  @Test func trackingDisablesLigatures() throws {
    func count(_ modifier: String) throws -> Int {
      try runs("Text(\"office ffi\").font(.custom(\"Source Serif 4\", size: 40))\(modifier)")
        .flatMap(\.glyphs).count
    }
    let joined = try count("")
    #expect(joined < 10)
    #expect(try count(".tracking(1)") == 10)
    #expect(try count(".tracking(-1)") == 10)
    #expect(try count(".kerning(1).tracking(1)") == 10)
    #expect(try count(".kerning(1)") == joined)
    #expect(try count(".tracking(0)") == joined)
    // The stand-in's own tracking is none that was asked for.
    #expect(try runs("Text(\"fi\")").allSatisfy(\.setting.hasLigatures))
  }

  @Test func trackedTextIsWrittenWithoutLigatures() throws {
    func svg(_ modifier: String) throws -> String {
      let source =
        "Text(\"office ffi\").font(.custom(\"Source Serif 4\", size: 40)).\(modifier)(4)"
      let list = try #require(
        try Fixture.figures(bytes: Array(source.utf8)) { try $0.displayList(appearance: .light) }
          .first)
      return String(decoding: try SVGWriter.svg(list, text: .live), as: UTF8.self)
    }
    let (tracked, kerned) = (try svg("tracking"), try svg("kerning"))
    #expect(tracked.contains("font-variant=\"no-common-ligatures\""))
    #expect(tracked.contains("letter-spacing=\"4\""))
    // Stated spacing would cost the ligatures.
    #expect(!kerned.contains("no-common-ligatures") && !kerned.contains("letter-spacing=\"4\""))
  }
}
