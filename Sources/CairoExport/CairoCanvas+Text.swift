import CCairo
import Drawing
import Foundation
import Geometry
import Typography

extension CairoCanvas {
  /// Fills the outlines of glyphs as viewers of the SVG do: glyphs that may touch, as letters of
  /// Arabic do, one after the other, and the opacity is that of all together.
  func draw(_ run: GlyphRun, _ color: RGBA) throws {
    let batches = batches(of: run)
    let isGroup = batches.count > 1 && color.alpha < 1
    var own = color
    if isGroup {
      cairo_push_group(context)
      own.alpha = 1
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    for batch in batches {
      try append(run.glyphs[batch], of: run)
      set(own)
      cairo_fill(context)
    }
    if isGroup {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, color.alpha)
    }
  }

  /// Neighbours that lie apart, and so are one shape to fill.
  private func batches(of run: GlyphRun) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    var end = -CGFloat.infinity
    for (index, glyph) in run.glyphs.enumerated() {
      guard let bounds = run.face.outlines.bounds(of: glyph.id) else { continue }
      let left = glyph.x + bounds.minX * run.size
      if left < end, index > start {
        found.append(start..<index)
        start = index
        end = -.infinity
      }
      end = max(end, glyph.x + bounds.maxX * run.size)
    }
    if start < run.glyphs.count { found.append(start..<run.glyphs.count) }
    return found
  }

  private func append(_ glyphs: ArraySlice<GlyphRun.Glyph>, of run: GlyphRun) throws {
    let paths = GlyphPaths.shared.table(run.face)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    for glyph in glyphs {
      guard let path = paths.path(of: glyph.id) else {
        throw DrawingError.notFinite(
          item: "glyph \(glyph.id) of \(run.face.outlines.familyName)", what: "outline")
      }
      guard !path.isEmpty else { continue }
      cairo_set_matrix(context, &matrix)
      cairo_translate(context, Double(glyph.x), Double(glyph.y))
      cairo_scale(context, Double(run.size), Double(run.size))
      append(path)
    }
    cairo_set_matrix(context, &matrix)
  }
}
