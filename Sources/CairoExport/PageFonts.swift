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
  static let unitsPerEm = 1_000.0

  /// How far glyphs may reach beyond their origins, in those units.
  static let reach = 8 * unitsPerEm

  private var faces: [GlyphFace: OpaquePointer] = [:]

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  /// Shows glyphs with the current source; each is checked by `PDFWriter` before.
  func show(_ text: FlatText, on context: OpaquePointer) {
    let run = text.run
    cairo_set_font_face(context, face(run.face))
    let scale = Double(run.size) / Self.unitsPerEm
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    let clusters = TextClusters(run)
    let glyphs = clusters.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: Double(text.point.x + glyph.x),
        y: Double(text.point.y + glyph.y))
    }
    let characters = run.string.utf8.map { CChar(bitPattern: $0) }
    cairo_show_text_glyphs(
      context, characters, Int32(characters.count), glyphs, Int32(glyphs.count),
      clusters.clusters, Int32(clusters.clusters.count), cairo_text_cluster_flags_t(0))
  }

  private func face(_ face: GlyphFace) -> OpaquePointer? {
    if let known = faces[face] { return known }
    guard let made = cairo_user_font_face_create() else { return nil }
    let outlines = Unmanaged.passRetained(GlyphPaths.shared.table(face))
    cairo_font_face_set_user_data(made, Self.key.pointer, outlines.toOpaque()) { table in
      if let table { Unmanaged<GlyphPaths.Table>.fromOpaque(table).release() }
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
          cairo_scaled_font_get_font_face(font), PageFonts.key.pointer)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let table = Unmanaged<GlyphPaths.Table>.fromOpaque(data).takeUnretainedValue()
      let id = UInt32(truncatingIfNeeded: glyph)
      guard let path = table.path(of: id) else { return CAIRO_STATUS_USER_FONT_ERROR }
      extents.pointee.x_advance = Double(table.advance(of: id)) * PageFonts.unitsPerEm
      guard !path.isEmpty else { return CAIRO_STATUS_SUCCESS }
      cairo_scale(context, PageFonts.unitsPerEm, PageFonts.unitsPerEm)
      PathSteps.append(path, to: context)
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
    faces[face] = made
    return made
  }

  /// Where Cairo keeps a face's outlines; only its address counts.
  private struct Key: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  private static let key = Key()
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
