import CPango
import Typography

/// The characters that HarfBuzz looks up in a font to set a text: more than those that the text has.
///
/// A letter with marks is taken apart and put together again, mark by mark, as far as the font has
/// the parts: `ệ` is set as `ệ`, by way of `ẹ`. A font without one of the steps sets the letter in
/// another way.
struct LookedUpCharacters {
  private(set) var all: Set<Unicode.Scalar>

  /// - Parameter font: the whole font.
  init(of use: FontUse, in font: OpaquePointer?) {
    all = use.characters
    let clusters = use.strings.flatMap { $0.string.map { Array($0.unicodeScalars) } }
    for scalars in Set(clusters) {
      // A letter alone is looked up as it is, and taken apart where the font lacks it.
      if scalars.count == 1, font.nominalGlyph(for: scalars[0]) != nil { continue }
      all.formUnion(Self.steps(of: scalars))
    }
    // What is taken for other spaces and hyphens that the font lacks, for characters that are not
    // seen, and under a mark without a letter.
    for stand in [" ", "\u{2010}", "\u{25CC}"] as [Unicode.Scalar] {
      if let glyph = font.nominalGlyph(for: stand), use.glyphs.contains(glyph) { all.insert(stand) }
    }
  }

  /// All parts of a character, and all that neighbours among them can make.
  private static func steps(of scalars: [Unicode.Scalar]) -> Set<Unicode.Scalar> {
    let functions = hb_unicode_funcs_get_default()
    var found = Set(scalars)
    var open = scalars
    while let whole = open.popLast() {
      var parts: (UInt32, UInt32) = (0, 0)
      guard hb_unicode_decompose(functions, whole.value, &parts.0, &parts.1) != 0 else { continue }
      for part in [parts.0, parts.1].compactMap(Unicode.Scalar.init) where part.value != 0 {
        if found.insert(part).inserted { open.append(part) }
      }
    }
    let parts = found
    open = Array(parts)
    while let first = open.popLast() {
      for second in parts {
        var whole: UInt32 = 0
        guard hb_unicode_compose(functions, first.value, second.value, &whole) != 0,
          let scalar = Unicode.Scalar(whole)
        else { continue }
        if found.insert(scalar).inserted { open.append(scalar) }
      }
    }
    return found
  }
}

extension OpaquePointer? {
  /// The glyph that a font of HarfBuzz's has for a character before any rules.
  fileprivate func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(self, scalar.value, &glyph) != 0 ? glyph : nil
  }
}
