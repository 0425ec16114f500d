import Geometry
import Typography

/// The font whose icons stand in for SF Symbols; no text is set in it.
enum IconFont {
  static let family = "Material Design Icons"
}

extension FontLibrary {
  /// An icon's outline at one point per em.
  ///
  /// - Throws: `TypographyError` where there is no such font or icon.
  func icon(_ codePoint: Unicode.Scalar) throws -> Path {
    let request = FontRequest(size: 1, weight: 400, width: 1, isItalic: false)
    guard let face = try face(ofFamilies: [IconFont.family], for: request) else {
      throw TypographyError.missingIconFont(family: IconFont.family, searched: folders)
    }
    let instance = instance(face.setting(for: request, opticalSize: request.size))
    guard let glyph = instance.nominalGlyph(for: codePoint) else {
      throw TypographyError.missingGlyphs([String(codePoint)], font: IconFont.family)
    }
    return instance.outline(of: glyph)
  }
}
