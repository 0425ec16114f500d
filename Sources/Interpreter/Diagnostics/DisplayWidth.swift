/// How many terminal columns a character takes: 0, 1 or 2.
///
/// Wide ranges are those of Unicode's East Asian Width `W` and `F` and of emoji presentation.
func displayWidth(of character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
  if scalar.properties.isEmojiPresentation { return 2 }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    return 2
  case 0x200B...0x200F, 0xFEFF: return 0
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: return 1
  }
}

/// Blank space as wide as `text`; tabs stay tabs, so that carets line up whatever a tab is.
func blank(asWideAs text: Substring) -> String {
  var result = ""
  for character in text {
    result += character == "\t" ? "\t" : String(repeating: " ", count: displayWidth(of: character))
  }
  return result
}
