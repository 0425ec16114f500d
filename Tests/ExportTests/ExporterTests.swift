import CairoExport
import Foundation
import Geometry
import SVGExport
import SecondOpinion
import Testing
import VisualDiff

@testable import Drawing

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
      for _ in 0..<2 {
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

/// Angular gradients are made of triangles, which must not show.
@Suite struct AngularGradientTests {
  /// Compares pixels on a circle about the centre with the blend that belongs there.
  @Test(arguments: [40.0, 18], [true, false])
  func coloursGoRoundWithoutSeams(radius: Double, isClear: Bool) throws {
    let from = RGBA(hex: 0xFF9500)
    let to = RGBA(hex: 0x5856D6).opacity(isClear ? 0 : 1)
    let list = DisplayList(
      items: [
        .fill(
          Path(CGRect(x: -50, y: -50, width: 100, height: 100)),
          .angular(
            AngularPaint(
              stops: Samples.stops(from, to), center: .zero, startAngle: 0, endAngle: 2 * .pi)),
          .nonZero)
      ], canvas: CGRect(x: -50, y: -50, width: 100, height: 100), scale: 2)
    let bitmap = try PNGWriter.bitmap(list)
    let blend = [PaintStop(color: from, location: 0), PaintStop(color: to, location: 1)]
      .expandedPerceptually()
    // The seam where the end meets the start is a hard edge; a pixel there is a mixture.
    for degrees in 4...356 {
      let angle = Double(degrees) * .pi / 180
      let x = Int(((cos(angle) * radius + 50) * 2).rounded(.down))
      let y = Int(((sin(angle) * radius + 50) * 2).rounded(.down))
      // The pixel's own middle, which is not quite where the angle points.
      let (dx, dy) = ((Double(x) + 0.5) / 2 - 50, (Double(y) + 0.5) / 2 - 50)
      let turn = (atan2(dy, dx) / (2 * .pi) + 1).truncatingRemainder(dividingBy: 1)
      let wanted = try #require(blend.color(at: turn))
      let place = (y * bitmap.width + x) * 4
      #expect(abs(Double(bitmap.bytes[place + 3]) - wanted.alpha * 255) <= 5)
      let components = [wanted.red, wanted.green, wanted.blue]
      for (index, component) in components.enumerated() where wanted.alpha > 0.5 {
        #expect(abs(Double(bitmap.bytes[place + index]) - component * 255) <= 6)
      }
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
