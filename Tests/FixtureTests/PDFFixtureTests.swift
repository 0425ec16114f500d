import CairoExport
import Drawing
import Figures
import Foundation
import Geometry
import SecondOpinion
import Testing
import VisualDiff

/// Poppler's opinion on every fixture's PDF.
@Suite struct PDFFixtureTests {
  /// Pixels that Poppler draws for each of ours, along a side.
  private static let enlargement = 3
  /// Levels of 255: what antialiasing changes, and glyphs moved by a sixth of a pixel.
  private static let tolerance = PixelComparison.antialiasing + 43

  @Test(.enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)), arguments: Fixture.files)
  func thePageIsThePicture(file: String) throws {
    for figure in try Fixture.figures("\(TestFiles.fixtures)/\(file)") {
      let list = try figure.displayList(appearance: .light)
      let comparison = try Self.comparison(list)
      #expect(comparison.beyondTolerance == 0, "\(figure.name): \(comparison)")
    }
  }

  /// How far the page, as Poppler draws it, is from our pixels.
  private static func comparison(_ list: DisplayList) throws -> PixelComparison {
    let ours = try PNGWriter.bitmap(list)
    let pdf = try PDFWriter.pdf(list)
    let resolution = Int(72 * list.scale)
    let large = try shrunkPNG(
      Poppler.png(pdf, resolution: resolution * enlargement), by: enlargement)
    let comparison = try PixelComparison(ours, large, tolerance: tolerance)
    if comparison.beyondTolerance == 0 { return comparison }
    // Where two edges meet they are softened twice only when drawn at once.
    let once = try PNGReader.bitmap(Poppler.png(pdf, resolution: resolution), name: "once")
    let nearer = try #require(ours.nearer(large, once))
    return try PixelComparison(ours, nearer, tolerance: tolerance)
  }

  private func text(_ source: String) throws -> [String] {
    let pages = try Fixture.figures(bytes: Array(source.utf8)) {
      try PDFWriter.pdf($0.displayList(appearance: .light))
    }
    return try pages.flatMap {
      try Poppler.text($0).split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  @Test(.enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)))
  func textIsReadAsItIsDrawn() throws {
    #expect(
      try text("Text(\"Light from the Sun needs about eight minutes.\").frame(width: 160)")
        == ["Light from the Sun", "needs about eight", "minutes."])
    #expect(
      try text("Text(\"A very long line that is cut\").lineLimit(1).frame(width: 120)")
        == ["A very long li…"])
    #expect(
      try text(
        "(Text(\"Bold\").bold() + Text(\" under\").underline() + Text(\" red\").foregroundColor(.red))"
      )
        == ["Bold under red"])
    #expect(
      try text("Text(\"let x = 42\").font(.system(.body, design: .monospaced))") == ["let x = 42"])
    #expect(
      try text(
        "Text(\"Faded -> away\").foregroundStyle(.linearGradient(colors: [.red, .blue], "
          + "startPoint: .leading, endPoint: .trailing))") == ["Faded -> away"])
  }

  /// Runs of several fonts are one line, in the order that they are read in.
  @Test(.enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)))
  func linesOfSeveralFontsAreWhole() throws {
    #expect(
      try text(
        "Text(\"A \\(Text(\"wide\").fontWidth(.expanded)), \\(Text(\"mono\").monospaced()).\")")
        == ["A wide, mono."])
    #expect(
      try text(
        "(Text(\"I\").bold() + Text(\",\") + Text(\"W\").fontDesign(.serif) + Text(\".\").italic())"
      )
        == ["I,W."])
  }

  /// Letters in a clip that lies away from them are there, as far as the clip shows them.
  @Test(.enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)))
  func clippedLettersAreDrawn() throws {
    let source = """
      Text("WWWW").font(.system(size: 60, weight: .bold)).fixedSize()
        .frame(width: 40).clipShape(Circle())
      """
    let lists = try Fixture.figures(bytes: Array(source.utf8)) {
      try $0.figure().displayList(appearance: .light)
    }
    let list = try #require(lists.first)
    let comparison = try Self.comparison(list)
    #expect(comparison.beyondTolerance == 0, "\(comparison)")
    #expect(try PNGWriter.bitmap(list).bytes.contains(255))
  }

  /// Every line of every text of the fixtures can be found in its page.
  @Test(
    .enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)),
    arguments: Fixture.files.filter { $0.hasPrefix("layout/text/") })
  func everyLineIsInThePage(file: String) throws {
    for figure in try Fixture.figures("\(TestFiles.fixtures)/\(file)") {
      let list = try figure.displayList(appearance: .light)
      let found = try Poppler.text(PDFWriter.pdf(list)).filter { !$0.isWhitespace }
      for case .text(let run, _, _) in list.items {
        let wanted = run.string.filter { !$0.isWhitespace }
        #expect(found.contains(wanted), "\(figure.name)")
      }
    }
  }
}
