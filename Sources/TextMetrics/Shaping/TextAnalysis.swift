import CPango
import Foundation
import PangoOnDemand
import Typography

/// What Unicode says of a text before any font is asked: where characters, lines and paragraphs
/// end, which way each stretch reads and in which script.
///
/// Pango's functions that need no font map do the work: no font configuration is loaded.
struct TextAnalysis {
  /// What is true of a byte that a character starts at.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A grapheme cluster starts.
    static let cluster = Flags(rawValue: 1)
    /// A line may end before it.
    static let lineBreak = Flags(rawValue: 2)
    /// It ends a paragraph: a newline of whatever kind.
    static let newline = Flags(rawValue: 4)
    /// White space that hangs at a line's end.
    static let space = Flags(rawValue: 8)
    /// U+00AD, drawn only where a line ends behind it.
    static let softHyphen = Flags(rawValue: 16)
  }

  /// Bytes that are shaped together as far as Unicode is concerned.
  struct Stretch {
    var bytes: Range<Int>
    /// The embedding level: odd reads from right to left.
    var level: UInt8
    /// The level of the paragraph.
    var baseLevel: UInt8
    /// HarfBuzz's script.
    var script: hb_script_t
  }

  /// One for each byte, and one for the end.
  private(set) var flags: [Flags]
  private(set) var stretches: [Stretch] = []

  mutating func append(_ stretch: Stretch) {
    stretches.append(stretch)
  }

  mutating func mark(_ flag: Flags, at index: Int) {
    flags[index].insert(flag)
  }

  /// - Parameters:
  ///   - bytes: UTF-8 without NUL.
  ///   - isRightToLeft: the direction of a paragraph whose characters have none.
  /// - Throws: `TypographyError.missingLibrary` where Pango is needed and not installed,
  ///   `characterTooLong`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool) throws {
    flags = [Flags](repeating: [], count: bytes.count + 1)
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    if !isRightToLeft, Self.isPlainWords(bytes) {
      markPlainWords(bytes)
      markCharacters(bytes)
      append(Stretch(bytes: bytes.indices, level: 0, baseLevel: 0, script: HB_SCRIPT_LATIN))
      return
    }
    if let problem = pango_on_demand_problem() {
      throw TypographyError.missingLibrary("Pango (\(String(cString: problem)))")
    }
    let text = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
    let kinds = markBoundaries(bytes, text: text)
    try checkCharacters()
    markCharacters(bytes)
    for paragraph in paragraphs() {
      let levels =
        kinds.mayReadRightToLeft || isRightToLeft
        ? Levels(bytes, in: paragraph, isRightToLeft: isRightToLeft)
        : Levels(constant: 0, count: 1)
      appendStretches(
        of: paragraph, levels: levels, bytes: bytes, scripts: kinds.isBasic ? nil : text)
    }
  }

  /// Bytes of a character with its marks: to order them takes as long as their number squared.
  private static let characterLimit = 4_096

  private func checkCharacters() throws {
    var start = 0
    for index in flags.indices where flags[index].contains(.cluster) {
      guard index - start <= Self.characterLimit else {
        throw TypographyError.characterTooLong(bytes: index - start, limit: Self.characterLimit)
      }
      start = index
    }
  }

  private struct Kinds {
    /// Only ASCII: one script, one direction.
    var isBasic = true
    var mayReadRightToLeft = false
  }

  /// Grapheme clusters and line breaks, by Pango.
  private mutating func markBoundaries(
    _ bytes: UnsafeBufferPointer<UInt8>, text: UnsafePointer<CChar>
  ) -> Kinds {
    var kinds = Kinds()
    var count = 0
    for byte in bytes {
      // Hebrew and everything after it starts with D6; so do the marks of direction.
      if byte >= 0xd6 { kinds.mayReadRightToLeft = true }
      if byte >= 0x80 { kinds.isBasic = false }
      if byte & 0xc0 != 0x80 { count += 1 }
    }
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
      attributes.initialize(repeating: PangoLogAttr())
      pango_get_log_attrs(
        text, Int32(truncatingIfNeeded: bytes.count), -1, Self.english.pointer,
        attributes.baseAddress, Int32(truncatingIfNeeded: count + 1))
      var character = 0
      var isAfterHangul = false
      for index in bytes.indices where bytes[index] & 0xc0 != 0x80 {
        let attribute = attributes[character]
        let isHangul = Self.isHangul(bytes, at: index)
        if attribute.is_cursor_position != 0 { flags[index].insert(.cluster) }
        if attribute.is_line_break != 0, !(isHangul && isAfterHangul) {
          flags[index].insert(.lineBreak)
        }
        isAfterHangul = isHangul
        character += 1
      }
    }
    flags[0].insert(.cluster)
    flags[bytes.count] = [.cluster]
    return kinds
  }

  /// Whether a Korean letter or syllable starts at a byte: lines break between words of them.
  ///
  /// SwiftUI's texts follow the standard strategy of UIKit's labels, which is to balance a lone
  /// last word and to give Hangul words priority
  /// (`NSParagraphStyle.LineBreakStrategy.standard`); apps put U+200B between syllables where a
  /// line may end within a word.
  private static func isHangul(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard (0xe1...0xed).contains(bytes[index]) else { return false }
    switch scalarOfThree(bytes, at: index) {
    case 0x1100...0x11ff, 0x3131...0x318e, 0xa960...0xa97c, 0xac00...0xd7a3, 0xd7b0...0xd7fb:
      return true
    default: return false
    }
  }

  /// The code point of a character of three bytes.
  private static func scalarOfThree(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> UInt32 {
    UInt32(bytes[index] & 0x0f) << 12 | UInt32(bytes[index + 1] & 0x3f) << 6
      | UInt32(bytes[index + 2] & 0x3f)
  }

  private struct Language: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// Always English, so that no locale has a say in where lines break.
  private static let english = Language(pointer: pango_language_from_string("en"))

  /// Newlines, spaces and soft hyphens.
  private mutating func markCharacters(_ bytes: UnsafeBufferPointer<UInt8>) {
    for index in bytes.indices {
      switch bytes[index] {
      case 0x20, 0x09: flags[index].insert(.space)
      case 0x0a, 0x0b, 0x0c: flags[index].formUnion([.newline, .space])
      case 0x0d:
        let isFirstOfTwo = index + 1 < bytes.count && bytes[index + 1] == 0x0a
        flags[index].formUnion(isFirstOfTwo ? [.space] : [.newline, .space])
      case 0xc2 where bytes[index + 1] == 0x85: flags[index].formUnion([.newline, .space])
      case 0xc2 where bytes[index + 1] == 0xad: flags[index].insert(.softHyphen)
      case 0xe1...0xe3:
        switch Self.scalarOfThree(bytes, at: index) {
        case 0x2028, 0x2029: flags[index].formUnion([.newline, .space])
        case 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: flags[index].insert(.space)
        default: break
        }
      default: break
      }
    }
  }

  /// Ranges that end with a newline, or the text.
  private func paragraphs() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    var index = 0
    let end = flags.count - 1
    while index < end {
      guard flags[index].contains(.newline) else {
        index += 1
        continue
      }
      index += 1
      while index < end, flags[index].isEmpty { index += 1 }
      found.append(start..<index)
      start = index
    }
    if start < end { found.append(start..<end) }
    return found
  }
}
