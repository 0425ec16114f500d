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
}
