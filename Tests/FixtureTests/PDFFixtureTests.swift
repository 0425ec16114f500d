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

  /// Fixtures whose pages are not their pictures yet: gradients with hard edges lose their ends, and
  /// letters are missing in clipped pages. Until then the tool writes no PDF.
  private static let notAlikeYet: Set<String> = [
    "alignment/cross-column", "badges/corner-ribbon", "badges/image-caption",
    "cards/boarding-pass", "cards/credit-card", "cards/recipe-card",
    "gradients/layered-background", "gradients/stops", "lists/leaderboard", "models/generic-pair",
    "modifiers/chained-builder", "screens/weather", "text/concatenation",
  ]

  @Test(
    .enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)),
    arguments: Fixture.files.filter { $0.hasPrefix("gallery/") })
  func thePageOfTheGalleryIsThePicture(file: String) throws {
    let name = String(file.dropFirst("gallery/".count).dropLast(".swift".count))
    guard Self.notAlikeYet.contains(name) else { return try thePageIsThePicture(file: file) }
    withKnownIssue("\(name) as PDF") { try thePageIsThePicture(file: file) }
  }

  @Test(
    .enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)),
    arguments: Fixture.files.filter { !$0.hasPrefix("gallery/") })
  func thePageIsThePicture(file: String) throws {
    for figure in try Fixture.figures("\(TestFiles.fixtures)/\(file)") {
      let list = try figure.displayList(appearance: .light)
      let ours = try PNGWriter.bitmap(list)
      let resolution = 72 * list.scale * CGFloat(Self.enlargement)
      let png = try Poppler.png(PDFWriter.pdf(list), resolution: Int(resolution))
      let theirs = try shrunkPNG(png, by: Self.enlargement)
      let comparison = try PixelComparison(ours, theirs, tolerance: Self.tolerance)
      #expect(comparison.beyondTolerance == 0, "\(figure.name): \(comparison)")
    }
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
