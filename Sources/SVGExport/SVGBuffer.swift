import Foundation
import Geometry

/// Bytes of an SVG file, with room left for ids that depend on the whole file.
struct SVGBuffer {
  var bytes: [UInt8] = []
  /// Where the figure's prefix of an id is still to be written.
  private(set) var prefixes: [Int] = []

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ other: SVGBuffer) {
    prefixes += other.prefixes.map { $0 + bytes.count }
    bytes += other.bytes
  }

  mutating func append(number: CGFloat, decimals: Int = 3) {
    NumberText.append(Double(number), decimals: decimals, to: &bytes)
  }

  /// Appends ` name="number"`.
  mutating func append(_ name: StaticString, number: CGFloat, decimals: Int = 3) {
    bytes.append(UInt8(ascii: " "))
    append(name)
    append("=\"")
    append(number: number, decimals: decimals)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the figure's prefix, written later, and the number of a definition.
  mutating func append(id number: Int) {
    prefixes.append(bytes.count)
    for _ in 0..<Self.prefixLength { bytes.append(UInt8(ascii: "a")) }
    var rest = number
    repeat {
      bytes.append(Self.digits[rest % Self.digits.count])
      rest /= Self.digits.count
    } while rest > 0
  }

  /// Takes back everything after a length that was read before.
  mutating func truncate(to count: Int) {
    bytes.removeLast(bytes.count - count)
    while let last = prefixes.last, last >= count { prefixes.removeLast() }
  }

  /// The file, its ids begun with a digest of its content.
  ///
  /// Figures with the same ids are therefore equal, and may stand in one page: it does not
  /// matter which of them a reference finds.
  consuming func finished() -> [UInt8] {
    var digest = Self.digest(of: bytes)
    var prefix: [UInt8] = []
    for _ in 0..<Self.prefixLength {
      // Letters alone: an id must not begin with a digit, and some readers fold case.
      prefix.append(UInt8(ascii: "a") + UInt8(digest % 26))
      digest /= 26
    }
    for place in prefixes {
      for index in 0..<Self.prefixLength { bytes[place + index] = prefix[index] }
    }
    return bytes
  }

  private static let prefixLength = 8
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// A 64-bit digest, eight bytes at a time: multiplied by the golden ratio and folded.
  private static func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var state = UInt64(raw.count) ^ 0x9E37_79B9_7F4A_7C15
      func mix(_ word: UInt64) {
        state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 29
      }
      var index = 0
      while index + 8 <= raw.count {
        mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        index += 8
      }
      while index < raw.count {
        mix(UInt64(raw[index]))
        index += 1
      }
      mix(0)
      return state
    }
  }
}
