import CPango
import Foundation
import Geometry
import Typography

/// Glyphs that bring colours of their own: emoji.
///
/// Two of OpenType's forms are read, by HarfBuzz: pictures (`CBDT`, `sbix`) and layers of outlines
/// (`COLR` version 0). Glyphs in the others (`COLR` version 1, `SVG `) count as glyphs that the font
/// does not have, as they would be blank.
struct ColorGlyphs: Sendable {
  private let hasPictures: Bool
  private let hasLayers: Bool
  private let palette: [UInt32]

  /// Nil for a font whose glyphs all are of the text's colour.
  init?(_ face: FontFace) {
    guard face.hasColorTable else { return nil }
    let pointer = face.handle.pointer
    hasPictures = hb_ot_color_has_png(pointer) != 0
    hasLayers = hb_ot_color_has_layers(pointer) != 0
    var count = hasLayers ? hb_ot_color_palette_get_colors(pointer, 0, 0, nil, nil) : 0
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    if count > 0 { _ = hb_ot_color_palette_get_colors(pointer, 0, 0, &count, &colors) }
    palette = colors
  }

  /// A glyph's colours; nil where it has none.
  func glyph(_ glyph: UInt32, of font: OpaquePointer?) -> ColorGlyph? {
    if hasPictures, let picture = picture(glyph, of: font) { return picture }
    return hasLayers ? layers(glyph, of: font) : nil
  }

  private func picture(_ glyph: UInt32, of font: OpaquePointer?) -> ColorGlyph? {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let start = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    let unit = 1 / Double(FontInstance.unitsPerEm)
    let frame = CGRect(
      x: Double(extents.x_bearing) * unit, y: -Double(extents.y_bearing) * unit,
      width: Double(extents.width) * unit, height: -Double(extents.height) * unit)
    return frame.width > 0 && frame.height > 0 ? .picture(png: Array(bytes), frame) : nil
  }

  private func layers(_ glyph: UInt32, of font: OpaquePointer?) -> ColorGlyph? {
    let face = hb_font_get_face(font)
    var count = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return nil }
    var found = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    _ = hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &found)
    return .layers(
      found.map { layer in
        let index = Int(layer.color_index)
        return ColorGlyph.Layer(
          glyph: layer.glyph,
          color: index < palette.count ? .init(packed: palette[index]) : nil)
      })
  }
}

extension ColorGlyph.Color {
  /// HarfBuzz packs blue, green, red and alpha from the highest byte down.
  fileprivate init(packed: UInt32) {
    func share(_ shift: UInt32) -> Double { Double((packed >> shift) & 0xff) / 255 }
    self.init(red: share(8), green: share(16), blue: share(24), alpha: share(0))
  }
}
