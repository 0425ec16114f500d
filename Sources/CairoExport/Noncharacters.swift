import Typography

/// Noncharacters, which Cairo refuses in texts of pages: there they are U+FFFD, as in other formats.
extension GlyphRun {
  /// The run with a text that may be handed over.
  var exchanged: GlyphRun {
    guard string.hasNoncharacters else { return self }
    var run = self
    var text = ""
    var rest = string.utf8[...]
    for place in setting.isRightToLeft ? glyphs.indices.reversed() : Array(glyphs.indices) {
      let own = rest.prefix(Int(glyphs[place].textLength))
      rest = rest.dropFirst(own.count)
      let shown = String(decoding: own, as: UTF8.self).exchanged
      run.glyphs[place].textLength = UInt32(truncatingIfNeeded: shown.utf8.count)
      text += shown
    }
    run.string = text + String(decoding: rest, as: UTF8.self).exchanged
    return run
  }
}

extension String {
  /// The text with U+FFFD for every noncharacter.
  var exchanged: String {
    guard hasNoncharacters else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  /// The first of them, U+FDD0, starts with EF.
  fileprivate var hasNoncharacters: Bool {
    utf8.contains { $0 >= 0xef }
      && unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint)
  }
}
