import Foundation
import Geometry
import Typography

/// A font of shapes that can be drawn by hand: even glyphs are blocks with a hole, odd ones are
/// discs made of curves, 0 is empty like a space.
final class BlockGlyphs: GlyphOutlines {
  let identity = "block-glyphs"
  let familyName = "Blocks"
  static let face = GlyphFace(BlockGlyphs())

  func outline(of glyph: UInt32) -> Path {
    if glyph == 0 { return Path() }
    let width = 0.4 + Double(glyph % 7) * 0.03
    if glyph % 2 == 1 {
      return Path(ellipseIn: CGRect(x: 0.05, y: -0.7, width: width, height: 0.7))
    }
    var path = Path(CGRect(x: 0.05, y: -0.7, width: width, height: 0.7))
    // The hole runs the other way round, as in font files.
    path.move(to: CGPoint(x: 0.15, y: -0.6))
    path.addLine(to: CGPoint(x: 0.15, y: -0.1))
    path.addQuadCurve(
      to: CGPoint(x: width - 0.05, y: -0.6), control: CGPoint(x: width - 0.05, y: -0.1))
    path.closeSubpath()
    return path
  }

  static func run(_ ids: [UInt32], size: CGFloat = 17) -> GlyphRun {
    GlyphRun(
      face: face, size: size,
      glyphs: ids.enumerated().map { index, id in
        GlyphRun.Glyph(id: id, x: CGFloat(index) * size * 0.61, y: 0)
      }, style: 0, string: "blocks", width: CGFloat(ids.count) * size * 0.61)
  }
}

/// A font of one letter, a bar five em long.
final class WideGlyphs: GlyphOutlines {
  let identity = "wide-glyphs"
  let familyName = "Wide"

  func outline(of glyph: UInt32) -> Path {
    Path(CGRect(x: 0, y: -0.7, width: 5, height: 0.7))
  }
}

/// A font whose outline holds no usable number.
final class BrokenGlyphs: GlyphOutlines {
  let identity = "broken-glyphs"
  let familyName = "Broken"
  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    path.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: 0)])
    return path
  }
}
