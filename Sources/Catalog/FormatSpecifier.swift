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
    case "d", "i", "ld", "lld", "x", "X", "o":
      guard let int = try Int.bridged(value) else { return nil }
      let flags = "\(match.1)\(match.2)"
      return String(
        format: "%\(flags)l\(["x", "X", "o"].contains(match.4) ? match.4 : "d")", locale: locale,
        int)
    default: return try String.bridged(value)
    }
  }
}
