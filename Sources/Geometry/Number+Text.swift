import Foundation

/// The one way numbers are written, in every output: fixed decimals without trailing zeros,
/// independent of locale; `-0` is `0`.
package enum NumberText {
  /// Appends a number with at most `decimals` decimals (0 to 9), halves away from zero.
  ///
  /// Non-finite numbers are written `inf`, `-inf` and `nan`; exporters stop them before this.
  package static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes.append(contentsOf: (value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8)
      return
    }
    let power = powers[decimals]
    let scaled = (abs(value) * power).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e18 else {
      // Digits beyond the number's own precision would say nothing: `1e+300`.
      let text = "\(value)"
      bytes.append(contentsOf: (text.hasSuffix(".0") ? String(text.dropLast(2)) : text).utf8)
      return
    }
    var number = UInt64(scaled)
    if number == 0 { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var places = decimals
    while places > 0, number % 10 == 0 {
      number /= 10
      places -= 1
    }
    appendDigits(number, places: places, to: &bytes)
  }

  /// Appends a number given in units of its last decimal, without the zero before the point.
  ///
  /// Outlines are written so: their coordinates are differences of whole units, which cannot
  /// drift, and SVG and PDF read `.5` as they read `0.5`.
  package static func append(units: Int, decimals: Int, to bytes: inout [UInt8]) {
    if units == 0 { return bytes.append(UInt8(ascii: "0")) }
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    var number = UInt64(units.magnitude)
    var places = decimals
    while places > 0, number % 10 == 0 {
      number /= 10
      places -= 1
    }
    appendDigits(number, places: places, leadingZero: false, to: &bytes)
  }

  /// The same as text.
  package static func text(_ value: Double, decimals: Int = 4) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  private static func appendDigits(
    _ number: UInt64, places: Int, leadingZero: Bool = true, to bytes: inout [UInt8]
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var rest = number
      // Filled from the end, so that the digits lie in the order they are read.
      var first = digits.count
      let least = places > 0 ? places + (leadingZero ? 2 : 1) : 1
      while rest > 0 || digits.count - first < least {
        let count = digits.count - first
        first -= 1
        if count == places, places > 0 {
          digits[first] = UInt8(ascii: ".")
        } else {
          digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }
}

extension CGFloat {
  /// The number as text with at most four decimals.
  package var text: String { NumberText.text(Double(self)) }
}
