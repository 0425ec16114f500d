import CairoExport
import Drawing
import Figures
import Fixtures
import Foundation
import LayoutEngine
import SVGExport
import SecondOpinion
import Testing
import TextMetrics
import VisualDiff

/// Texts of the world's scripts, each a page with the font that it needs, named as Debian names it.
///
/// A page whose font is not on the machine is skipped, which the run prints.
@Suite struct WritingSystemTests {
  struct Page: CustomTestStringConvertible {
    let path: String
    var testDescription: String { (path as NSString).lastPathComponent }

    static let all: [Page] = {
      let folder = "\(TestFiles.root)/Tests/WritingSystems"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { Page(path: "\(folder)/\($0)") }
    }()

    /// The measurer with the page's font beside the default one.
    func measurer() throws -> HarfBuzzMeasurer {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let line = source.prefix { $0 != "\n" }
      let name = String(line.dropFirst("// Fonts: ".count).prefix { $0 != " " })
      if name == "Inter" { return TestFonts.measurer }
      let places = ["truetype", "opentype"].map { "/usr/share/fonts/\($0)/noto/\(name)" }
      guard let file = places.first(where: FileManager.default.fileExists) else {
        try Test.cancel("\(testDescription) needs \(line.dropFirst(3)), which is not installed")
      }
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "writing-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: file)
      let library = FontLibrary(folders: TestFonts.measurer.library.folders + [folder.path])
      // Fonts are mapped once they are found, so the folder is needed no longer.
      _ = try library.faces()
      return HarfBuzzMeasurer(library: library)
    }
  }

  @Test(arguments: Page.all)
  func everyCharacterIsSetAndDrawnAlike(page: Page) throws {
    let measurer = try page.measurer()
    for figure in try Fixture.figures(page.path, measurer: measurer) {
      let texts = figure.tree.root.all.compactMap { node in
        node.text.map { (label: node.label ?? "", text: $0) }
      }
      #expect(!texts.isEmpty)
      for (label, text) in texts {
        #expect(!text.isTruncated, "\(label)")
        #expect(visible(text.lines.joined()) == visible(label))
      }
      for appearance in Appearance.allCases {
        let list = try figure.displayList(appearance: appearance)
        let bitmap = try PNGWriter.bitmap(list)
        let svg = try SVGWriter.svg(list, enlarge: PixelatedImage.enlarged)
        let other = try Librsvg.bitmap(svg, width: bitmap.width, height: bitmap.height)
        let comparison = try PixelComparison(bitmap, other)
        #expect(comparison.beyondTolerance == 0, "\(page): \(comparison)")
      }
    }
  }

  /// Pictures of emoji can be searched and copied, and numbers keep their place among Arabic words.
  @Test(
    .enabled(if: Poppler.isThere, Comment(rawValue: Poppler.lack)),
    arguments: [
      ("emoji.swift", ["Hello 😀 family 👨‍👩‍👧‍👦 flags", "skin 👋🏽", "Keys 1️⃣ #️⃣, heart ❤️,", "Pale 🌋🗻"]),
      ("arabic.swift", ["السعر 1,250"]),
    ])
  func pagesAreRead(name: String, lines: [String]) throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix("/" + name) })
    for figure in try Fixture.figures(page.path, measurer: page.measurer()) {
      let pdf = try PDFWriter.pdf(figure.displayList(appearance: .light))
      let text = try Poppler.text(pdf).unicodeScalars.filter {
        !(0x202A...0x202E).contains($0.value)
      }
      let read = String(String.UnicodeScalarView(text))
      for line in lines { #expect(read.contains(line), "\(read)") }
    }
  }

  /// Where pictures are drawn, there is text that a pointer finds.
  @Test func emojiAreTextInSVG() throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix("/emoji.swift") })
    for figure in try Fixture.figures(page.path, measurer: page.measurer()) {
      let list = try figure.displayList(appearance: .light)
      for mode in [SVGTextMode.live, .both, .embedded] {
        let svg = String(decoding: try SVGWriter.svg(list, text: mode), as: UTF8.self)
        #expect(svg.contains(">👨‍👩‍👧‍👦</tspan>"))
        #expect(svg.contains("<image"))
      }
    }
  }

  /// What is left of a text when breaks, spaces and hyphens are taken out.
  private func visible(_ text: String) -> String {
    let hidden: Set<Unicode.Scalar> = ["\u{AD}", "\u{2010}", "-", "\u{200B}"]
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && !hidden.contains($0)
            && $0.properties.generalCategory != .control
        }))
  }
}
