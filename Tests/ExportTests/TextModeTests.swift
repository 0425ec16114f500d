import CairoExport
import Drawing
import Foundation
import Geometry
import SVGExport
import SecondOpinion
import Testing
import Typography
import VisualDiff

/// What a file's text is written as.
@Suite struct TextModeTests {
  private func svg(_ items: [DisplayItem], _ mode: SVGTextMode) throws -> String {
    String(decoding: try SVGWriter.svg(Samples.list(items), text: mode), as: UTF8.self)
  }

  /// A run of a line; its glyphs are not looked at.
  private func run(
    _ string: String, x: CGFloat = 0, order: Int = 0, isRightToLeft: Bool = false
  ) -> GlyphRun {
    var run = BlockGlyphs.run(string.unicodeScalars.map(\.value), size: 10)
    run.string = string
    run.width = CGFloat(string.count) * 6
    for index in run.glyphs.indices { run.glyphs[index].x += x }
    run.setting.x = x
    run.setting.order = order
    run.setting.isRightToLeft = isRightToLeft
    return run
  }

  private let black = Paint.color(Samples.black)
  private let place = CGPoint(x: 5, y: 20)

  /// The text elements of a file, from `<text` to `</text>`.
  private func texts(_ svg: String) -> [Substring] {
    svg.matches(of: /<text [^\n]*<\/text>/).map(\.output)
  }

  @Test func aLineIsOneTextElement() throws {
    var spaced = run("Tide & <tables>")
    spaced.setting.letterSpacing = 0.5
    let texts = texts(try svg([.text(spaced, at: place, black)], .live))
    #expect(
      texts == [
        """
        <text xml:space="preserve" font-family="Blocks,system-ui,sans-serif" font-size="10" \
        letter-spacing="0.5" fill="#000" x="5" y="20" textLength="90">\
        Tide &amp; &lt;tables&gt;</text>
        """
      ])
  }

  /// Stated spacing costs ligatures in browsers, and a font's own is less than a reader can see.
  @Test func littleSpacingFollowsFromTheLengthAlone() throws {
    var spaced = run("tide")
    spaced.setting.letterSpacing = 0.25
    let text = try #require(texts(try svg([.text(spaced, at: place, black)], .live)).first)
    #expect(!text.contains("letter-spacing"))
    #expect(text.contains("textLength=\"23.75\""))
  }

  @Test func outlinesHoldNoTextAndLiveTextNoOutlines() throws {
    let items: [DisplayItem] = [.text(run("tide"), at: place, black)]
    #expect(texts(try svg(items, .outlines)).isEmpty)
    #expect(!(try svg(items, .live)).contains("<use"))
    let both = try svg(items, .both)
    #expect(both.contains("<use") && texts(both).count == 1)
  }

  /// Bars under and through a run come between it and the next one.
  @Test func runsOfALineAreItsPartsWhateverCrossesThem() throws {
    let bar = DisplayItem.fill(Path(CGRect(x: 5, y: 21, width: 24, height: 1)), black, .nonZero)
    let teal = Paint.color(Samples.teal)
    let svg = try svg(
      [
        .text(run("high"), at: place, black), bar,
        .text(run(" tide", x: 24, order: 1), at: place, teal),
      ], .live)
    let found = texts(svg)
    try #require(found.count == 1)
    #expect(found[0].contains("<tspan x=\"5\" y=\"20\" textLength=\"24\">high</tspan>"))
    #expect(found[0].contains("fill=\"#30b0c7\" x=\"29\" y=\"20\" textLength=\"30\"> tide</tspan>"))
    let end = try #require(svg.range(of: "</text>"))
    #expect(svg[end.upperBound...].contains("d=\"M5 21h24v1h-24z\""))
  }

  @Test func anotherTextAtTheSamePlaceIsALineOfItsOwn() throws {
    let cover = DisplayItem.fill(Samples.card, Paint.color(Samples.teal), .nonZero)
    let over = try svg(
      [
        .text(run("high"), at: place, black), cover,
        .text(run(" tide", x: 24, order: 1), at: place, black),
      ], .live)
    #expect(texts(over).count == 2, "what was covered may not come up")
    let again = try svg(
      [.text(run("high"), at: place, black), .text(run("tide"), at: place, black)], .live)
    #expect(texts(again).count == 2)
    let clipped = try svg(
      [
        .text(run("high"), at: place, black),
        .group(
          DisplayGroup([.text(run(" tide", x: 24, order: 1), at: place, black)], clip: Samples.star)
        ),
      ], .live)
    #expect(texts(clipped).count == 2)
  }

  @Test func linesAreWrittenInTheOrderThatTheyAreReadIn() throws {
    let items: [DisplayItem] = [
      .text(run("גאות", order: 1, isRightToLeft: true), at: place, black),
      .text(run("12", x: 24, order: 0), at: place, black),
    ]
    let found = texts(try svg(items, .live))
    try #require(found.count == 1)
    let parts = found[0].matches(of: />([^<]+)<\/tspan>/).map(\.output.1)
    #expect(parts == ["12", "גאות"])
    // Text that runs to the left begins at its right end.
    #expect(
      found[0].contains(
        "x=\"29\" y=\"20\" direction=\"rtl\" unicode-bidi=\"bidi-override\" textLength=\"24\""))
  }

  @Test func gradientsFillTextWhereTheyLie() throws {
    let items: [DisplayItem] = [
      .text(run("tide"), at: place, Samples.linear(Samples.stops(Samples.indigo, Samples.orange)))
    ]
    let plain = try svg(items, .live)
    #expect(plain.contains("x1=\"0\" y1=\"0\" x2=\"100\" y2=\"60\""))
    let id = try #require(plain.firstMatch(of: /linearGradient id="([a-z0-9]+)"/)?.output.1)
    #expect(texts(plain)[0].contains("fill=\"url(#\(id))\""))
    // In a turned group the element has the transform, and the gradient's ends are the line's.
    let turned = try svg([.group(DisplayGroup(items, transform: Samples.turned))], .live)
    #expect(turned.contains("x1=\"-5\" y1=\"-20\" x2=\"95\" y2=\"40\""))
    #expect(texts(turned)[0].contains("transform=\"matrix(0.8 0.3 -0.5 0.7"))
  }

  @Test func anAngularGradientIsDrawnAndItsTextIsFound() throws {
    let found = try svg(
      [.text(run("tide"), at: place, Samples.angular(Samples.stops(Samples.teal, Samples.orange)))],
      .live)
    #expect(found.contains("<mask"))
    #expect(texts(found).count == 1)
    #expect(try isWhollyHidden(found))
  }

  /// Whether text elements leave the picture as it is without them.
  private func isWhollyHidden(_ svg: String) throws -> Bool {
    let bare = svg.replacing(/<text [^\n]*<\/text>\n/, with: "")
    let with = try Librsvg.bitmap(Array(svg.utf8), width: 240, height: 160)
    let without = try Librsvg.bitmap(Array(bare.utf8), width: 240, height: 160)
    return with == without && bare != svg
  }

  @Test(arguments: Samples.texts.filter { $0.name != "spaces" })
  func hiddenTextIsNotSeen(sample: Samples.Sample) throws {
    let both = try SVGWriter.svg(sample.list, text: .both)
    let (outlines, size) = (try SVGWriter.svg(sample.list), (width: 240, height: 160))
    #expect(
      try Librsvg.bitmap(both, width: size.width, height: size.height)
        == Librsvg.bitmap(outlines, width: size.width, height: size.height))
    #expect(!texts(String(decoding: both, as: UTF8.self)).isEmpty)
  }

  @Test(arguments: Samples.all, [SVGTextMode.live, .both])
  func filesHoldNothingThatAPageCouldTripOver(sample: Samples.Sample, mode: SVGTextMode) throws {
    let bytes = try SVGWriter.svg(sample.list, text: mode)
    #expect(try SVGWriter.svg(sample.list, text: mode) == bytes)
    // librsvg parses strictly: it refuses what is no XML.
    _ = try Librsvg.bitmap(bytes, width: 10, height: 10)
    let svg = String(decoding: bytes, as: UTF8.self)
    #expect(!svg.contains("\n\n"), "a blank line ends inline SVG in Markdown")
    for word in ["<style", " style=", " class=", "<script", "currentColor", "xlink:"] {
      #expect(!svg.contains(word))
    }
    // An image's text is not read aloud, a figure's is.
    #expect(svg.contains("role=\"figure\""))
    #expect(svg.contains("<title>Sample</title>"))
    let defined = Set(svg.matches(of: /\ id="([^"]+)"/).map(\.output.1))
    let used = Set(svg.matches(of: /(?:href="#|url\(#)([a-z0-9]+)/).map(\.output.1))
    #expect(defined == used)
  }

  @Test func fontsThatCannotBePutInAreNamed() throws {
    let error = #expect(throws: TypographyError.self) {
      try svg([.text(run("tide"), at: place, black)], .embedded)
    }
    #expect(error == .notEmbedded(font: "Blocks", reason: "it has no file"))
  }
}
