import CCairo
import CPango
import CairoExport
import Drawing
import Figures
import Fixtures
import Foundation
import Geometry
import LayoutEngine
import SVGExport
import SwiftParser
import TextMetrics
import Typography
import Views

/// Measures the reference figure from source and from views, to SVG and to PNG, beside floors
/// that are measured in the same run.
enum FigureBenchmark {
  static let sentence = "Light from the Sun needs about eight minutes to reach Earth."

  /// A gradient rounded rectangle beside a padded sentence, with a dashed outline: 300 × 120 points,
  /// and no padding around them.
  static let source = """
    // figure: padding=0
    HStack {
      RoundedRectangle(cornerRadius: 16).fill(.indigo.gradient)
      Text("\(sentence)").padding()
    }
    .frame(width: 300, height: 120)
    .background(FrameFill())
    """

  static var cell: any View {
    HStack {
      RoundedRectangle(cornerRadius: 16).fill(.indigo.gradient)
      Text(sentence).padding()
    }
    .frame(width: 300, height: 120)
    .background(FrameFill())
  }

  static func run(fonts: [String]) throws {
    let measurer = HarfBuzzMeasurer(library: FontLibrary(folders: fonts))
    let floor = HarfBuzzFloor(measurer)
    let shape = time { floor?.shape(sentence) }
    print("\nThe reference figure, warm; microseconds, and against the floor of this run:")
    let fromViews = try time {
      _ = try SVGWriter.svg(figure(measurer).displayList(appearance: .light))
    }
    line("hb_shape of the sentence", shape)
    line("views to SVG bytes", fromViews, shape, "of one hb_shape; must 6, aim 2")
    let folder = FileManager.default.temporaryDirectory.path + "/framewright-figures-\(getpid())"
    mkdir(folder, 0o755)
    var count = 0
    // As the tool writes: a file of another name, moved into its place.
    let fromSource = try time {
      count += 1
      let svg = try sourceToSVG(measurer)
      guard let stream = fopen("\(folder)/staged", "wb") else { return }
      _ = svg.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
      fclose(stream)
      rename("\(folder)/staged", "\(folder)/\(count).svg")
    }
    try? FileManager.default.removeItem(atPath: folder)
    line("source text to SVG bytes", try time { _ = try sourceToSVG(measurer) })
    line("SwiftParser's part of it", time { _ = Parser.parse(source: source) })
    line(
      "source text to SVG file", fromSource, shape * 33.7,
      "of typst's 0.775 ms, 33.7 times one hb_shape there; must 0.5, aim 0.2")
    try drawing(measurer)
    let page = try time(rounds: 12) { _ = try SVGWriter.svg(self.page(measurer)) }
    line(
      "a page of 1,000 cells, per cell", page / 1000, fromViews, "of one alone; must 0.5, aim 0.2")
    print("peak memory  \(peakMemory()) MB (one figure: must 60)")
  }

  private static func drawing(_ measurer: HarfBuzzMeasurer) throws {
    let list = try figure(measurer).displayList(appearance: .light)
    let ours = try time { _ = try PNGWriter.png(list) }
    let pixels = try time { _ = try PNGWriter.bitmap(list) }
    let bitmap = try PNGWriter.bitmap(list)
    let cairos = time { _ = cairoPNG(bitmap) }
    line("views drawn to pixels", pixels)
    line("PNG at 2×", ours, pixels + cairos, "of the same with Cairo's writer; must 0.35, aim 0.1")
    let svg = try SVGWriter.svg(list)
    let outlines = outlineBytes(of: svg)
    let share = NumberText.text(100 * Double(outlines) / Double(svg.count), decimals: 1)
    print("SVG bytes  \(svg.count), \(share) % of them outlines of glyphs")
    for mode in SVGTextMode.allCases where mode != .outlines {
      print("  --text \(mode.rawValue)  \(try SVGWriter.svg(list, text: mode).count)")
    }
    print("PDF bytes  \(try PDFWriter.pdf(list).count)")
    print("PNG bytes  \(try PNGWriter.png(list).count), Cairo's writer \(cairoPNG(bitmap))")
  }

  /// The bytes of the definitions that glyphs are shown by: paths with an id.
  private static func outlineBytes(of svg: [UInt8]) -> Int {
    svg.split(separator: UInt8(ascii: "\n"))
      .filter { $0.starts(with: "<path id=".utf8) }
      .reduce(0) { $0 + $1.count + 1 }
  }

  private static func figure(_ measurer: HarfBuzzMeasurer) throws -> Figure {
    var options = FigureOptions()
    options.padding = 0
    return try Figure(cell, name: "cell", options: options, measurer: measurer)
  }

  private static func sourceToSVG(_ measurer: HarfBuzzMeasurer) throws -> [UInt8] {
    let result = FixtureRunner(measurer: measurer).run(
      name: "cell.swift", bytes: Array(source.utf8), folder: nil
    ) { try SVGWriter.svg($0.displayList(appearance: .light)) }
    return result.figures.first ?? []
  }

  private static func page(_ measurer: HarfBuzzMeasurer) throws -> DisplayList {
    let rows = (0..<40).map { _ in
      TupleView([HStack { TupleView((0..<25).map { _ in cell }) }])
    }
    var options = FigureOptions()
    options.proposal = ProposedViewSize(width: 8_000, height: 6_000)
    return try Figure(
      VStack { TupleView(rows) }, name: "page", options: options, measurer: measurer
    ).displayList(appearance: .light)
  }

  /// The number of bytes that Cairo's own writer makes of a picture.
  private static func cairoPNG(_ bitmap: Bitmap) -> Int {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return 0 }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (from, to) = ((y * bitmap.width + x) * 4, y * stride + x * 4)
        let alpha = Int(bitmap.bytes[from + 3])
        for (component, place) in [(0, 2), (1, 1), (2, 0)] {
          data[to + place] = UInt8((Int(bitmap.bytes[from + component]) * alpha + 127) / 255)
        }
        data[to + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(surface)
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { closure, _, length in
          closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    return count
  }
}
