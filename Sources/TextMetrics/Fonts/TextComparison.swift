import CPango
import Typography

/// Sets the text of a figure in a font and in a smaller one, and looks whether it comes out alike.
struct TextComparison {
  let isSame: Bool

  /// Units of 1/65536 em: a file's own units are 1/1000 em or finer, and every number is rounded to
  /// them, a box on both sides.
  private static let tolerance: Int32 = 140

  init(
    _ font: OpaquePointer?, _ face: OpaquePointer?, _ axes: [FontSetting.AxisValue],
    for use: FontUse
  ) {
    let smaller = hb_font_create(face)
    defer { hb_font_destroy(smaller) }
    hb_font_set_scale(smaller, FontInstance.unitsPerEm, FontInstance.unitsPerEm)
    var variations = axes.map {
      hb_variation_t(tag: openTypeTag($0.tag), value: Float($0.value))
    }
    hb_font_set_variations(smaller, &variations, UInt32(variations.count))
    isSame = use.strings.map(\.string).allSatisfy { string in
      let (a, b) = (Self.places(string, font, use), Self.places(string, smaller, use))
      return a.count == b.count
        && zip(a, b).allSatisfy { abs($0 - $1) <= Self.tolerance }
    }
  }

  /// Advances, shifts and boxes of all glyphs.
  private static func places(
    _ string: String, _ font: OpaquePointer?, _ use: FontUse
  ) -> [Int32] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, string, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
    let features = FontSetup.features(
      tabularDigits: use.hasTabularDigits, contextualForms: use.hasContextualForms)
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).flatMap { index in
      var box = hb_glyph_extents_t()
      _ = hb_font_get_glyph_extents(font, infos[index].codepoint, &box)
      return [
        places[index].x_advance, places[index].x_offset, places[index].y_offset,
        box.x_bearing, box.y_bearing, box.width, box.height,
      ]
    }
  }
}
