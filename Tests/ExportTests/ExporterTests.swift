import CairoExport
import Drawing
import Foundation
import Geometry
import SVGExport
import Testing
import VisualDiff

/// Two opinions on each kind of item: our pixels, and librsvg's drawing of our SVG file.
@Suite struct ExporterTests {
  @Test(arguments: Samples.all)
  func pixelsEqualTheSVGAsLibrsvgDrawsIt(sample: Samples.Sample) throws {
    let bitmap = try PNGWriter.bitmap(sample.list)
    let svg = try SVGWriter.svg(sample.list, enlarge: PixelatedImage.enlarged)
    let other = try Librsvg.bitmap(svg, width: bitmap.width, height: bitmap.height)
    try Pictures.keep(sample.name, svg, bitmap, other)
    let comparison = try PixelComparison(bitmap, other)
    #expect(comparison.beyondTolerance == 0, "\(comparison)")
  }

  /// Guards the test above against two blank pictures.
  @Test(arguments: Samples.all)
  func picturesShowSomething(sample: Samples.Sample) throws {
    let bitmap = try PNGWriter.bitmap(sample.list)
    let isBlank = bitmap.bytes.allSatisfy { $0 == 0 }
    #expect(isBlank == ["empty", "spaces"].contains(sample.name))
  }

  @Test(arguments: Samples.all)
  func bytesAreTheSameInEveryRunAndOnEveryThread(sample: Samples.Sample) async throws {
    let svg = try SVGWriter.svg(sample.list)
    let png = try PNGWriter.png(sample.list)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let (otherSVG, otherPNG) = try (SVGWriter.svg(sample.list), PNGWriter.png(sample.list))
          #expect(otherSVG == svg)
          #expect(otherPNG == png)
        }
      }
      try await group.waitForAll()
    }
  }
}

/// Writes pictures for a person to look at, where the environment asks for it.
enum Pictures {
  static func keep(_ name: String, _ svg: [UInt8], _ ours: Bitmap, _ theirs: Bitmap) throws {
    guard let folder = ProcessInfo.processInfo.environment["FRAMEWRIGHT_TEST_PICTURES"] else {
      return
    }
    let base = URL(fileURLWithPath: folder).appendingPathComponent(
      name.replacingOccurrences(of: " ", with: "-"))
    try Data(svg).write(to: base.appendingPathExtension("svg"))
    try Data(theirs.bytes).write(to: base.appendingPathExtension("librsvg.rgba"))
    try Data(ours.bytes).write(to: base.appendingPathExtension("rgba"))
  }
}
