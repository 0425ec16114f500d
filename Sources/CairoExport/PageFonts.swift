import CCairo
import Drawing
import Foundation
import Geometry
import Typography

/// The fonts of one page: each face's outlines as a font of Cairo's, which Cairo embeds with the
/// glyphs that are shown and the characters that they stand for.
///
/// The outlines are those of the other formats. Cairo 1.16 would embed a variable font's file at
/// its default instance instead (cairo issue 819).
final class PageFonts {
  /// Units of an em that outlines are handed over in: Cairo keeps 256ths, and writes thousandths.
  static let unitsPerEm = 8.0

  /// How far glyphs may reach beyond their origins, in those units.
  static let reach = 8 * unitsPerEm

  /// Cairo leaves out what has less than 1/256 of its colour.
  static let faint = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1.01 / 256)

  /// A face whose glyphs advance as the font says, or all by one length.
  private struct Key: Hashable {
    var face: GlyphFace
    /// Em.
    var fixedAdvance: CGFloat?
  }

  private var faces: [Key: OpaquePointer] = [:]

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  /// Shows glyphs with the current source.
  func show(_ text: FlatText, on context: OpaquePointer) {
    let run = text.run
    let glyphSet = PageGlyphs(run)
    cairo_set_font_face(
      context, face(Key(face: run.face, fixedAdvance: glyphSet.fixedAdvance), glyphSet))
    let scale = Double(run.size) / Self.unitsPerEm
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    let clusters = TextClusters(run)
    let glyphs = clusters.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id),
        x: Double(text.point.x + glyph.x - glyphSet.shift(of: glyph.id) * run.size),
        y: Double(text.point.y + glyph.y))
    }
    let characters = run.string.utf8.map { CChar(bitPattern: $0) }
    cairo_show_text_glyphs(
      context, characters, Int32(characters.count), glyphs, Int32(glyphs.count),
      clusters.clusters, Int32(clusters.clusters.count), cairo_text_cluster_flags_t(0))
  }

  private func face(_ key: Key, _ glyphs: PageGlyphs) -> OpaquePointer? {
    if let known = faces[key] { return known }
    guard let made = cairo_user_font_face_create() else { return nil }
    let data = Unmanaged.passRetained(glyphs).toOpaque()
    cairo_font_face_set_user_data(made, PageGlyphs.place, data) { glyphs in
      if let glyphs { Unmanaged<PageGlyphs>.fromOpaque(glyphs).release() }
    }
    cairo_user_font_face_set_init_func(made) { _, _, extents in
      // From these Cairo guesses what a text covers, and cuts off what lies outside.
      extents?.pointee.ascent = PageFonts.reach
      extents?.pointee.descent = PageFonts.reach
      extents?.pointee.height = 2 * PageFonts.reach
      extents?.pointee.max_x_advance = PageFonts.reach
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(made) { font, glyph, context, extents in
      guard let font, let context, let extents,
        let data = cairo_font_face_get_user_data(
          cairo_scaled_font_get_font_face(font), PageGlyphs.place)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let glyphs = Unmanaged<PageGlyphs>.fromOpaque(data).takeUnretainedValue()
      let id = UInt32(truncatingIfNeeded: glyph)
      extents.pointee.x_advance = Double(glyphs.advance(of: id)) * PageFonts.unitsPerEm
      return glyphs.draw(id, on: context) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_USER_FONT_ERROR
    }
    faces[key] = made
    return made
  }
}

/// The glyphs of a face as a page shows them.
private final class PageGlyphs {
  private let table: GlyphPaths.Table
  /// What every glyph advances, in em; nil for what the font says.
  let fixedAdvance: CGFloat?

  init(_ run: GlyphRun) {
    table = GlyphPaths.shared.table(run.face)
    fixedAdvance = run.setting.fixedAdvance.map { $0 / run.size }
  }

  func advance(of glyph: UInt32) -> CGFloat { fixedAdvance ?? table.advance(of: glyph) }

  /// How far a glyph stands behind the start of its place, in em.
  func shift(of glyph: UInt32) -> CGFloat {
    fixedAdvance.map { ($0 - table.advance(of: glyph)) / 2 } ?? 0
  }

  /// Answers false for an outline without usable numbers.
  func draw(_ glyph: UInt32, on context: OpaquePointer) -> Bool {
    guard let path = table.path(of: glyph) else { return false }
    guard !path.isEmpty else { return true }
    cairo_scale(context, PageFonts.unitsPerEm, PageFonts.unitsPerEm)
    cairo_translate(context, Double(shift(of: glyph)), 0)
    PathSteps.append(path, to: context)
    cairo_fill(context)
    return true
  }

  private struct Place: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  private static let key = Place()
  /// Where Cairo keeps a face's glyphs; only its address counts.
  static var place: UnsafeMutablePointer<cairo_user_data_key_t> { key.pointer }
}

/// Which glyphs of a run stand for which of its characters, in the order that it is read in.
struct TextClusters {
  var glyphs: [GlyphRun.Glyph] = []
  var clusters: [cairo_text_cluster_t] = []

  init(_ run: GlyphRun) {
    let length = run.glyphs.reduce(0) { $0 + Int($1.textLength) }
    guard length == run.string.utf8.count, length == 0 || run.glyphs[0].textLength > 0 else {
      // It is not known which glyph is which character: all of them are all.
      glyphs = run.glyphs
      clusters = [
        cairo_text_cluster_t(
          num_bytes: Int32(run.string.utf8.count), num_glyphs: Int32(run.glyphs.count))
      ]
      return
    }
    var starts = run.glyphs.indices.filter { run.glyphs[$0].textLength > 0 }
    starts.append(run.glyphs.count)
    var ranges = zip(starts, starts.dropFirst()).map { $0..<$1 }
    if run.setting.isRightToLeft { ranges.reverse() }
    for range in ranges {
      glyphs += run.glyphs[range]
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(run.glyphs[range.lowerBound].textLength),
          num_glyphs: Int32(range.count)))
    }
  }
}
