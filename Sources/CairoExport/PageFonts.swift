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
  /// Units of an em that outlines are handed over in, of which Cairo keeps 256ths: an em of 2,048
  /// parts, as TrueType's is.
  ///
  /// Cairo takes the unit for the font's size. Viewers that draw with Cairo (Poppler's) drop glyphs
  /// whose origin lies ten sizes outside a clip, so with smaller units letters would be missing.
  static let unitsPerEm = 8.0

  /// A glyph without ink, half an em wide, which comes first in every font.
  ///
  /// Poppler takes a font's first glyph for half an em to guess how large the text is, and tears
  /// lines apart whose runs seem to be of different sizes.
  static let measure = UInt32.max

  /// A glyph without ink and width, which ends what several glyphs stand for together: Poppler
  /// takes the end of the last of them for the end of all, which above a letter is too early.
  static let edge = UInt32.max - 1

  /// How far glyphs may reach beyond their origins, in those units.
  static let reach = 8 * unitsPerEm

  /// Cairo leaves out what has less than 1/256 of its colour.
  static let faint = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1.01 / 256)

  /// A face whose glyphs advance as the font says, or all by one length.
  private struct Key: Hashable {
    var face: GlyphFace
    /// Em.
    var fixedAdvance: CGFloat?
    /// Of boxes, for which Cairo makes a font for every size.
    var size: CGFloat?
  }

  private var faces: [Key: OpaquePointer] = [:]
  private var measured: Set<Key> = []

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  /// Whether a glyph reaches so far from its origin that viewers may drop it where a clip shows
  /// its end: see `unitsPerEm`.
  static func reachesFar(_ run: GlyphRun) -> Bool {
    run.glyphs.contains { glyph in
      guard let bounds = run.face.outlines.bounds(of: glyph.id) else { return false }
      return max(-bounds.minX, bounds.maxX, -bounds.minY, bounds.maxY) * unitsPerEm >= 10
    }
  }

  /// Shows glyphs with the current source.
  func show(_ text: FlatText, on context: OpaquePointer) {
    let run = text.run.exchanged
    let glyphSet = PageGlyphs(run)
    let key = Key(
      face: run.face, fixedAdvance: glyphSet.fixedAdvance,
      size: glyphSet.isUnseen ? run.size : nil)
    cairo_set_font_face(context, face(key, glyphSet))
    let scale = Double(run.size) / Self.unitsPerEm
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    var clusters = TextClusters(run)
    // Cairo leaves out text without ink, after it made room in the font for its glyphs.
    if !measured.contains(key) {
      clusters.prepend(Self.measure)
      if run.inkBounds != nil || glyphSet.isUnseen { measured.insert(key) }
    }
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
  /// Whether glyphs stand where pictures are drawn: each is a box, as Cairo leaves out text
  /// without ink.
  let isUnseen: Bool
  /// What every glyph advances, in em; nil for what the font says.
  let fixedAdvance: CGFloat?

  init(_ run: GlyphRun) {
    table = GlyphPaths.shared.table(run.face)
    isUnseen = run.face.outlines.isUnseen
    fixedAdvance = run.setting.fixedAdvance.map { $0 / run.size }
  }

  func advance(of glyph: UInt32) -> CGFloat {
    switch glyph {
    case PageFonts.measure: 0.5
    case PageFonts.edge: 0
    default: fixedAdvance ?? table.advance(of: glyph)
    }
  }

  /// How far a glyph stands behind the start of its place, in em.
  func shift(of glyph: UInt32) -> CGFloat {
    guard let fixedAdvance, glyph < PageFonts.edge else { return 0 }
    return (fixedAdvance - table.advance(of: glyph)) / 2
  }

  /// Answers false for an outline without usable numbers.
  func draw(_ glyph: UInt32, on context: OpaquePointer) -> Bool {
    if glyph >= PageFonts.edge { return true }
    guard let path = isUnseen ? box(of: glyph) : table.path(of: glyph) else { return false }
    guard !path.isEmpty else { return true }
    cairo_scale(context, PageFonts.unitsPerEm, PageFonts.unitsPerEm)
    cairo_translate(context, Double(shift(of: glyph)), 0)
    PathSteps.append(path, to: context)
    cairo_fill(context)
    return true
  }

  private func box(of glyph: UInt32) -> Path {
    let width = advance(of: glyph)
    return width > 0 ? Path(CGRect(x: 0, y: -0.8, width: width, height: 1)) : Path()
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
      add(run.glyphs[...], bytes: run.string.utf8.count, of: run)
      return
    }
    var starts = run.glyphs.indices.filter { run.glyphs[$0].textLength > 0 }
    starts.append(run.glyphs.count)
    var ranges = zip(starts, starts.dropFirst()).map { $0..<$1 }
    if run.setting.isRightToLeft { ranges.reverse() }
    for range in ranges {
      add(run.glyphs[range], bytes: Int(run.glyphs[range.lowerBound].textLength), of: run)
    }
  }

  private mutating func add(_ added: ArraySlice<GlyphRun.Glyph>, bytes: Int, of run: GlyphRun) {
    glyphs += added
    var count = added.count
    if count > 1, let last = added.last {
      let end =
        added.endIndex < run.glyphs.endIndex
        ? run.glyphs[added.endIndex].x : run.setting.x + run.width
      glyphs.append(GlyphRun.Glyph(id: PageFonts.edge, x: end, y: last.y))
      count += 1
    }
    clusters.append(cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(count)))
  }

  /// Adds a glyph that stands for no character, where the first one is.
  mutating func prepend(_ glyph: UInt32) {
    guard let first = glyphs.first else { return }
    glyphs.insert(GlyphRun.Glyph(id: glyph, x: first.x, y: first.y), at: 0)
    clusters.insert(cairo_text_cluster_t(num_bytes: 0, num_glyphs: 1), at: 0)
  }
}
