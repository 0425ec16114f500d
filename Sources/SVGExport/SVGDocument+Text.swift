import Drawing
import Foundation
import Geometry
import Typography

/// The glyphs that a figure has defined so far.
struct GlyphDefinitions {
  /// Glyphs of one face and size; an id of nil is a glyph without an outline.
  struct Face {
    let key: GlyphTexts.Key
    let table: GlyphTexts.Table
    var ids: [UInt32: Int?] = [:]
  }

  var faces: [Face] = []

  mutating func index(of key: GlyphTexts.Key) -> Int {
    // Runs mostly continue in the face before them, and figures have few faces.
    if let known = faces.lastIndex(where: { $0.key == key }) { return known }
    faces.append(Face(key: key, table: GlyphTexts.shared.table(key)))
    return faces.count - 1
  }
}

extension SVGDocument {
  /// Draws glyphs by reference to their outlines, each defined once per figure.
  ///
  /// - Throws: `DrawingError` where the font has no usable outline of a glyph.
  mutating func append(
    _ run: GlyphRun, _ color: RGBA, _ transform: CGAffineTransform
  ) throws {
    let extra = extraDecimals + Self.digits(transform.largestScale)
    let key = GlyphTexts.Key(face: run.face, size: run.size, decimals: min(2 + extra, 9))
    let face = glyphs.index(of: key)
    let start = body.bytes.count
    body.append("<g")
    body.append(color: RGBA(red: color.red, green: color.green, blue: color.blue), as: "fill")
    // Glyphs that overlap are one shape: their opacity is that of the group.
    if color.alpha < 1 { body.append("opacity", number: CGFloat(color.alpha), decimals: 4) }
    if !transform.isIdentity { body.append(transform: transform) }
    body.append(">")
    var isEmpty = true
    let decimals = min(3 + extra, 9)
    for glyph in run.glyphs {
      guard let id = try define(glyph.id, face: face, of: run) else { continue }
      isEmpty = false
      body.append("<use href=\"#")
      body.append(id: id)
      if glyph.x != 0 {
        body.append("\" x=\"")
        body.append(number: glyph.x, decimals: decimals)
      }
      if glyph.y != 0 {
        body.append("\" y=\"")
        body.append(number: glyph.y, decimals: decimals)
      }
      body.append("\"/>")
    }
    if isEmpty { return body.truncate(to: start) }
    body.append("</g>\n")
  }

  /// The id of a glyph's outline; nil for one that has none, such as a space.
  private mutating func define(_ glyph: UInt32, face: Int, of run: GlyphRun) throws -> Int? {
    if let known = glyphs.faces[face].ids[glyph] { return known }
    guard let text = glyphs.faces[face].table.text(of: glyph) else {
      throw DrawingError.notFinite(
        item: "glyph \(glyph) of \(run.face.outlines.familyName)", what: "outline")
    }
    guard !text.isEmpty else {
      glyphs.faces[face].ids[glyph] = .some(nil)
      return nil
    }
    let id = newID()
    glyphs.faces[face].ids[glyph] = id
    definitions.append("<path id=\"")
    definitions.append(id: id)
    definitions.append("\" d=\"")
    definitions.bytes += text
    definitions.append("\"/>\n")
    return id
  }
}
