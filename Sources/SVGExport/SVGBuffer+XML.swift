import Geometry

extension SVGBuffer {
  /// Appends text as XML content.
  ///
  /// Line ends and tabs become character references, because a blank line would end the figure
  /// in a Markdown page. Characters that XML cannot hold become the replacement character.
  mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r":
        append("&#")
        NumberText.append(Double(scalar.value), decimals: 0, to: &bytes)
        append(";")
      case _ where !scalar.isXMLCharacter:
        bytes.append(contentsOf: "\u{FFFD}".utf8)
      default:
        bytes.append(contentsOf: Character(scalar).utf8)
      }
    }
  }

  /// Appends bytes in base 64, as data addresses hold them.
  mutating func append(base64 data: [UInt8]) {
    let alphabet = Self.alphabet
    bytes.reserveCapacity(bytes.count + data.count * 4 / 3 + 4)
    var index = 0
    while index + 2 < data.count {
      let group = Int(data[index]) << 16 | Int(data[index + 1]) << 8 | Int(data[index + 2])
      bytes.append(alphabet[group >> 18])
      bytes.append(alphabet[group >> 12 & 63])
      bytes.append(alphabet[group >> 6 & 63])
      bytes.append(alphabet[group & 63])
      index += 3
    }
    let rest = data.count - index
    guard rest > 0 else { return }
    let group = Int(data[index]) << 16 | (rest > 1 ? Int(data[index + 1]) << 8 : 0)
    bytes.append(alphabet[group >> 18])
    bytes.append(alphabet[group >> 12 & 63])
    bytes.append(rest > 1 ? alphabet[group >> 6 & 63] : UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "="))
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character, and HTML too.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0x20..<0x7F, 0xA0..<0xFDD0, 0xFDF0..<0xFFFE: true
    case 0x10000...: value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
