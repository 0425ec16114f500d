import Drawing
import Foundation
import Testing

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
}
