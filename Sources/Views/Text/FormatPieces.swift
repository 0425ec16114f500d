import Foundation

/// Parts of a key's text: what is shown as it is, and where arguments go.
enum FormatPieces: Equatable {
  case text(String)
  /// From 0.
  case argument(Int)

  /// Takes a text apart at its numbered specifiers, as `%1$@` and `%2$.1f`; `%%` is a percent sign.
  static func of(_ text: String) -> [FormatPieces] {
    var pieces: [FormatPieces] = []
    var plain: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        plain.append(byte)
        continue
      }
      if rest.first == byte {
        rest.removeFirst()
        plain.append(byte)
      } else if let number = takeSpecifier(from: &rest) {
        if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
        plain = []
        pieces.append(.argument(number - 1))
      } else {
        plain.append(byte)
      }
    }
    if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
    return pieces
  }

  /// Takes what follows a percent sign, if it is a numbered specifier: `1$`, flags, a width, a
  /// precision and a conversion, as `printf` has them.
  ///
  /// By hand: a regular expression is compiled anew at each use, which takes longer than all else
  /// that is done for a text.
  private static func takeSpecifier(from text: inout ArraySlice<UInt8>) -> Int? {
    var rest = text
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    guard digits.count <= 6, let number = Int(String(decoding: digits, as: UTF8.self)),
      rest.popFirst() == UInt8(ascii: "$")
    else { return nil }
    rest = rest.drop { "-+ 0#".utf8.contains($0) }.drop(while: isDigit)
    if rest.first == UInt8(ascii: ".") {
      let precision = rest.dropFirst().prefix(while: isDigit)
      guard !precision.isEmpty else { return nil }
      rest = rest.dropFirst(1 + precision.count)
    }
    guard let conversion = conversions.first(where: { rest.starts(with: $0.utf8) }) else {
      return nil
    }
    text = rest.dropFirst(conversion.utf8.count)
    return number
  }

  private static let conversions = [
    "@", "lld", "llu", "llx", "ld", "lu", "lf", "d", "i", "x", "e", "g", "u", "f",
  ]
}
