/// Texts of plain words, as most are: what Pango would say of them is known without it.
extension TextAnalysis {
  private enum Kind {
    case letter, digit, space
    /// `.`, `,`, `:`, `;`, `'`: holds on to what is around it.
    case mark
    /// `!` and `?`: a line may end behind it.
    case end
    case other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self = .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: " "): self = .space
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "'"):
        self = .mark
      case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .end
      default: self = .other
      }
    }
  }

  /// Whether a text is words of ASCII letters and digits with spaces between them, and signs that
  /// stand where they do in English: after a word, and not before a digit.
  ///
  /// A line of such a text may start with a word that follows a space, and nowhere else (UAX #14,
  /// LB7, LB13, LB18, LB19, LB23, LB28, LB29).
  static func isPlainWords(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = Kind.space
    for byte in bytes {
      let kind = Kind(byte)
      switch (last, kind) {
      case (_, .other), (.space, .mark), (.space, .end), (.end, .letter), (.end, .digit),
        (.mark, .digit):
        return false
      default: last = kind
      }
    }
    return true
  }

  /// Grapheme clusters and line breaks of a text of plain words.
  mutating func markPlainWords(_ bytes: UnsafeBufferPointer<UInt8>) {
    var last = Kind.letter
    for index in bytes.indices {
      let kind = Kind(bytes[index])
      let isBreak = last == .space && (kind == .letter || kind == .digit)
      mark(isBreak ? [.cluster, .lineBreak] : .cluster, at: index)
      last = kind
    }
    mark(.cluster, at: bytes.count)
  }
}
