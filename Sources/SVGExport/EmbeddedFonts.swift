import Drawing
import Foundation
import Geometry
import Typography

/// The fonts that a file holds: of each face as much as its text needs.
struct EmbeddedFonts {
  struct Font {
    /// The number of the definition whose id is the family's name.
    let id: Int
    /// Axes that the file leaves open.
    let axes: [(tag: String, value: Double)]
  }

  fileprivate(set) var fonts: [GlyphFace: Font] = [:]
}

extension SVGDocument {
  /// Puts the fonts of all lines into the file.
  ///
  /// Their names belong to the file's content, as ids do: two figures of one page do not share a
  /// name unless they share the font.
  ///
  /// - Throws: `TypographyError` where a font cannot be made part of a file.
  mutating func embedFonts(of lines: [TextLine]) throws {
    var faces: [GlyphFace] = []
    var uses: [GlyphFace: FontUse] = [:]
    for run in lines.flatMap(\.pieces).map(\.run) where !run.face.outlines.isUnseen {
      if uses[run.face] == nil { faces.append(run.face) }
      uses[run.face, default: FontUse()].add(run)
    }
    for face in faces {
      let subset = try face.outlines.subset(for: uses[face] ?? FontUse())
      guard let subset else {
        throw TypographyError.notEmbedded(
          font: face.outlines.familyName, reason: "it has no file")
      }
      let id = newID()
      definitions.append("<style>@font-face{font-family:")
      definitions.append(id: id)
      // An OpenType file with PostScript outlines begins with its name.
      let isPostScript = subset.bytes.starts(with: "OTTO".utf8)
      definitions.append(";src:url(data:font/")
      definitions.append(isPostScript ? "otf" : "ttf")
      definitions.append(";base64,")
      definitions.append(base64: subset.bytes)
      definitions.append(")}</style>\n")
      let axes = subset.axes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      embeddedFonts.fonts[face] = EmbeddedFonts.Font(id: id, axes: axes)
    }
  }
}

extension FontUse {
  fileprivate mutating func add(_ run: GlyphRun) {
    for glyph in run.glyphs { glyphs.insert(glyph.id) }
    strings.insert(ExactString(run.shownString))
    if run.setting.hasTabularDigits { hasTabularDigits = true }
    if run.setting.hasContextualForms { hasContextualForms = true }
  }
}
