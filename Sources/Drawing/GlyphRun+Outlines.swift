import Foundation
import Geometry
import Typography

extension GlyphRun {
  /// The outline of all glyphs in points, from the line's left end and the baseline.
  package var path: Path {
    var path = Path()
    for glyph in glyphs {
      let outline = face.outlines.outline(of: glyph.id)
      if outline.isEmpty { continue }
      path.addPath(
        outline,
        transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: glyph.x, ty: glyph.y))
    }
    return path
  }

  /// What the glyphs paint, in points from the line's left end and the baseline; nil for blanks.
  package var inkBounds: CGRect? {
    var union: CGRect?
    for glyph in glyphs {
      guard let box = face.outlines.bounds(of: glyph.id) else { continue }
      let ink = CGRect(
        x: glyph.x + box.minX * size, y: glyph.y + box.minY * size, width: box.width * size,
        height: box.height * size)
      union = union?.union(ink) ?? ink
    }
    return union
  }
}
