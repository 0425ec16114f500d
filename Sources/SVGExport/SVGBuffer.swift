import Foundation
import Geometry

/// Bytes of an SVG file, with room left for ids that depend on the whole file.
struct SVGBuffer {
  var bytes: [UInt8] = []
  /// Where the figure's prefix of an id is still to be written.
  private(set) var prefixes: [Int] = []

  mutating func append(_ text: StaticString) {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    bytes.append(contentsOf: text)
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
    append("aaaaaa")
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
    // Lower case alone, because some readers fold case; the first is a letter, as XML wants.
    prefix.append(UInt8(ascii: "a") + UInt8(digest % 26))
    digest /= 26
    while prefix.count < Self.prefixLength {
      prefix.append(Self.digits[Int(digest % 36)])
      digest /= 36
    }
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in prefixes {
        for index in 0..<Self.prefixLength { bytes[place + index] = prefix[index] }
      }
    }
    return bytes
  }

  /// 1.6 thousand million prefixes: among a hundred figures of a page, two share one with a
  /// probability of three in a million.
  private static let prefixLength = 6
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// A 64-bit digest: four chains of words, each multiplied by the golden ratio and folded.
  private static func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
      var states = SIMD4<UInt64>(1, 2, 3, 4) &* golden
      states[0] ^= UInt64(raw.count)
      func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word) &* golden
        return product ^ (product >> 29)
      }
      var index = 0
      while index + 32 <= raw.count {
        for lane in 0..<4 {
          let word = raw.loadUnaligned(fromByteOffset: index + lane * 8, as: UInt64.self)
          states[lane] = mixed(states[lane], UInt64(littleEndian: word))
        }
        index += 32
      }
      while index < raw.count {
        states[0] = mixed(states[0], UInt64(raw[index]))
        index += 1
      }
      return (0..<4).reduce(0) { mixed($0, states[$1]) }
    }
  }
}
