import Typography

/// A character that a text has and no font that may serve it.
struct MissingCharacter: Hashable {
  /// One code point; of an emoji all of them.
  var string: String
  /// The family that was asked for.
  var family: String
  /// Whether it is missing in colour only.
  var isEmoji = false

  /// Letters go first: what an emoji lacks may be the same font.
  static func error(for missing: [MissingCharacter]) -> TypographyError {
    var seen = Set<[Unicode.Scalar]>()
    let strings = missing.map(\.string).filter { seen.insert(Array($0.unicodeScalars)).inserted }
    guard let letter = missing.first(where: { !$0.isEmoji }) else { return .missingEmoji(strings) }
    return .missingGlyphs(strings, font: letter.family)
  }
}

extension Unicode.Scalar {
  /// Whether no font but the one asked for says what the code point shows: one for private use,
  /// which every font fills as it likes; U+FFFC, which stands for an object; and a noncharacter,
  /// which no text is to hold (Unicode 16, 23.5 to 23.8).
  var belongsToOneFont: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xFFFC, 0xFDD0...0xFDEF, 0xF0000...: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
