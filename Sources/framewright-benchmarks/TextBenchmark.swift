import CPango
import Foundation
import TextMetrics
import Typography

/// Measures one shaped paragraph at many widths, and a megabyte of text, beside what HarfBuzz and
/// Pango need for the same.
enum TextBenchmark {
  static func run(fonts: [String]) throws {
    let measurer = HarfBuzzMeasurer(library: FontLibrary(folders: fonts))
    print("\nText; microseconds, and against the floor of this run:")
    try rewrap(measurer)
    try megabyte(measurer)
  }

  /// Another width for a paragraph that is shaped already; never the same twice running.
  private static func rewrap(_ measurer: HarfBuzzMeasurer) throws {
    let sentence = FigureBenchmark.sentence
    let text = StyledText(runs: [.init(sentence, font: ResolvedFont(size: 17))])
    let shaped = try measurer.shape(text)
    let widths = (60..<460).map { CGFloat($0) }
    var height: CGFloat = 0
    let ours = time {
      for width in widths {
        height += shaped.size(width: width, height: nil, rules: LineRules()).height
      }
    }
    let floor = PangoParagraph(sentence).map { paragraph in
      time(rounds: 20) { for width in widths { height += paragraph.height(at: Double(width)) } }
    }
    line("shaping a sentence", try time { _ = try measurer.shape(text) })
    line(
      "the sentence at another width", ours / Double(widths.count),
      floor.map { $0 / Double(widths.count) }, "of Pango's; must 0.01, aim 0.001")
    if height.isNaN { print("no height") }
  }

  private static func megabyte(_ measurer: HarfBuzzMeasurer) throws {
    let words = FigureBenchmark.sentence + " "
    let string = String(repeating: words, count: 1_000_000 / words.utf8.count)
    let text = StyledText(runs: [.init(string, font: ResolvedFont(size: 17))])
    let before = peakMemory()
    let ours = try time(rounds: 3) {
      _ = try measurer.shape(text).size(width: 300, height: nil, rules: LineRules())
    }
    let memory = peakMemory() - before
    let floor = HarfBuzzFloor(measurer).map { floor in
      time(rounds: 3) {
        for word in string.split(separator: " ") { floor.shape(String(word)) }
      }
    }
    line("a megabyte wrapped at 300 points", ours, floor, "of one hb_shape of its words; must 8")
    print("memory that it takes  \(memory) MB; must 300")
  }
}

/// Bare calls of HarfBuzz with the font that figures are set in.
final class HarfBuzzFloor {
  private let blob: OpaquePointer
  private let face: OpaquePointer?
  private let font: OpaquePointer?
  private let buffer = hb_buffer_create()

  init?(_ measurer: HarfBuzzMeasurer) {
    guard let file = try? measurer.library.faces().first(where: { !$0.isItalic }),
      let blob = hb_blob_create_from_file(file.path)
    else { return nil }
    self.blob = blob
    face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    hb_font_set_scale(font, 17 * 1024, 17 * 1024)
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  func shape(_ text: String) {
    hb_buffer_reset(buffer)
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
  }
}

/// A paragraph of Pango's, in whatever font the machine has.
private struct PangoParagraph {
  private let layout: OpaquePointer

  /// Nil where the library with Pango's own font map is not installed.
  init?(_ text: String) {
    typealias MakeFontMap = @convention(c) () -> UnsafeMutablePointer<PangoFontMap>?
    guard let library = dlopen("libpangoft2-1.0.so.0", RTLD_NOW),
      let symbol = dlsym(library, "pango_ft2_font_map_new"),
      let map = unsafeBitCast(symbol, to: MakeFontMap.self)(),
      let context = pango_font_map_create_context(map),
      let layout = pango_layout_new(context)
    else { return nil }
    self.layout = layout
    let font = pango_font_description_from_string("Inter 17")
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_text(layout, text, -1)
  }

  func height(at width: Double) -> Double {
    pango_layout_set_width(layout, Int32(width * 1024))
    var (wide, high): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &wide, &high)
    return Double(high) / 1024
  }
}
