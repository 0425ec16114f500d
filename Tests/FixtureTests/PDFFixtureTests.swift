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
      let ours = try PNGWriter.bitmap(list)
      let resolution = 72 * list.scale * CGFloat(Self.enlargement)
      let png = try Poppler.png(PDFWriter.pdf(list), resolution: Int(resolution))
      let theirs = try shrunkPNG(png, by: Self.enlargement)
      let comparison = try PixelComparison(ours, theirs, tolerance: Self.tolerance)
      #expect(comparison.beyondTolerance == 0, "\(figure.name): \(comparison)")
    }
  }
}
