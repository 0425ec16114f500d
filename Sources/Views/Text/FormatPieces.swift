import Foundation

/// Parts of a key's text: what is shown as it is, and where arguments go.
enum FormatPieces: Equatable {
  case text(String)
  /// From 0.
  case argument(Int)

  /// Takes a text apart at its numbered specifiers, as `%1$@` and `%2$.1f`; `%%` is a percent sign.
  static func of(_ text: String) -> [FormatPieces] {
    var pieces: [FormatPieces] = []
    var rest = text[...]
    var plain = ""
    while let start = rest.firstIndex(of: "%") {
      plain += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        plain += "%"
        rest = rest.dropFirst()
      } else if let match = rest.prefixMatch(of: specifier), let number = Int(match.1) {
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.argument(number - 1))
        rest = rest[match.range.upperBound...]
      } else {
        plain += "%"
      }
    }
    plain += rest
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  private static var specifier: Regex<(Substring, Substring)> {
    /([0-9]{1,6})\$[-+ 0#]*[0-9]*(?:\.[0-9]+)?(?:@|ll[dux]|l[duf]|[dixeguf])/
  }
}
