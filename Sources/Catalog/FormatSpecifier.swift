import Foundation

/// One conversion of a format, as `%.1f`: only forms that `printf` and we understand alike.
public enum FormatSpecifier {
  /// Made once, as it takes longer to make than to match; never changed.
  nonisolated(unsafe) public static let pattern =
    /%([0+\- ]*)([0-9]{0,3})(\.[0-9]{1,2})?(f|e|g|d|i|ld|lld|lf|x|X|o|@)/

  /// The value as the specifier says; nil where it does not fit.
  ///
  /// - Parameter locale: whose signs numbers are written with, as SwiftUI does; nil for C's.
  public static func text(
    of value: Value, _ format: String, locale: Locale? = nil
  ) throws -> String? {
    guard let match = format.wholeMatch(of: pattern) else { return nil }
    switch match.4 {
    case "f", "e", "g", "lf":
      guard let double = try Double.bridged(value) else { return nil }
      return String(format: format, locale: locale, double)
    case "ld", "lld":
      guard let int = try Int.bridged(value) else { return nil }
      return String(format: "%\(match.1)\(match.2)ld", locale: locale, int)
    case "d", "i", "x", "X", "o":
      // Without an `l` they read 32 bits of a number that has 64.
      guard let int = try Int.bridged(value) else { return nil }
      return String(
        format: "%\(match.1)\(match.2)\(match.4)", locale: locale,
        Int32(truncatingIfNeeded: int))
    default: return try String.bridged(value)
    }
  }
}
