import CairoExport
import Drawing
import Figures
import Fixtures
import Foundation
import Geometry
import LayoutEngine
import SVGExport
import SecondOpinion
import Testing
import VisualDiff

/// Two opinions on every fixture: our pixels, and librsvg's drawing of our SVG file.
@Suite struct FixtureDrawingTests {
  @Test(arguments: Fixture.files, Appearance.allCases)
  func pixelsEqualTheSVGAsLibrsvgDrawsIt(file: String, appearance: Appearance) throws {
    for figure in try Fixture.drawn("\(TestFiles.fixtures)/\(file)") {
      let list = try figure.displayList(appearance: appearance)
      let bitmap = try PNGWriter.bitmap(list)
      let svg = try SVGWriter.svg(list, enlarge: PixelatedImage.enlarged)
      let other = try Librsvg.bitmap(svg, width: bitmap.width, height: bitmap.height)
      let comparison = try PixelComparison(bitmap, other)
      #expect(comparison.beyondTolerance == 0, "\(figure.name): \(comparison)")
    }
  }

  @Test(arguments: Fixture.files)
  func bytesAreTheSameInTwoRuns(file: String) throws {
    func bytes() throws -> [[UInt8]] {
      try Fixture.figures("\(TestFiles.fixtures)/\(file)").flatMap { figure in
        let list = try figure.displayList(appearance: .light)
        var json = JSONText()
        try figure.appendJSON(file: file, line: 1, to: &json)
        return [try SVGWriter.svg(list), try PNGWriter.png(list), json.bytes]
      }
    }
    #expect(try bytes() == bytes())
  }

  /// The references of continuous integration: the committed pictures are those of the fixtures.
  @Test(arguments: Fixture.files)
  func theCommittedPictureIsTheFixtures(file: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    for figure in try Fixture.drawn("\(TestFiles.fixtures)/\(file)") {
      let path = "\(TestFiles.root)/Output/\(folder)/\(figure.name).svg"
      let committed = try Data(contentsOf: URL(fileURLWithPath: path))
      let drawn = try SVGWriter.svg(
        figure.displayList(appearance: .light), enlarge: PixelatedImage.enlarged)
      #expect([UInt8](committed) == drawn, "Scripts/render draws Output/\(folder) anew")
    }
  }

  @Test func aFrameTreeIsPrintedAsTheSchemaSays() throws {
    let source = """
      Text("Bees").padding().id("box").frame(width: 140, height: 64).background(FrameFill())
      """
    let json = try Fixture.figures(bytes: Array(source.utf8)) { prepared in
      var json = JSONText()
      try prepared.appendJSON(to: &json)
      return json.string
    }
    let object = try JSONSerialization.jsonObject(with: Data(json[0].utf8)) as? [String: Any]
    let root = try #require(object?["root"] as? [String: Any])
    #expect(object?["name"] as? String == "fixture")
    #expect(object?["line"] as? Int == 1)
    #expect(root["view"] as? String == "background")
    #expect((root["proposal"] as? [String: Double]) == ["width": 390, "height": 844])
    let children = try #require(root["children"] as? [[String: Any]])
    #expect(children.map { $0["view"] as? String } == ["frame", "FrameFill"])
    let padding = try #require((children[0]["children"] as? [[String: Any]])?.first)
    #expect(padding["id"] as? String == "box")
    let text = try #require((padding["children"] as? [[String: Any]])?.first)
    #expect(text["label"] as? String == "Bees")
    #expect(text["lines"] as? [String] == ["Bees"])
    #expect(text["truncated"] as? Bool == false)
    let canvas = try #require(object?["canvas"] as? [String: Double])
    #expect(canvas == ["x": -16, "y": -16, "width": 172, "height": 96])
  }
}
