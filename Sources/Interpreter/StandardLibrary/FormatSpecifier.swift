import Catalog
import Foundation

/// One conversion of a format, as `%.1f`: only forms that `printf` and we understand alike.
enum FormatSpecifier {
  static var pattern: Regex<(Substring, Substring, Substring, Substring?, Substring)> {
    /%([0+\- ]*)([0-9]{0,3})(\.[0-9]{1,2})?(f|e|g|d|i|ld|lld|lf|x|@)/
  }

  /// The value as the specifier says; nil where it does not fit.
  static func text(of value: Value, _ format: String) -> String? {
    guard let match = format.wholeMatch(of: pattern) else { return nil }
    switch match.4 {
    case "f", "e", "g", "lf":
      guard let double = value.number else { return nil }
      return String(format: format, double)
    case "d", "i", "ld", "lld", "x":
      guard let int = value.wholeNumber else { return nil }
      let flags = "\(match.1)\(match.2)"
      return String(format: "%\(flags)l\(match.4 == "x" ? "x" : "d")", int)
    default:
      if case .string(let text) = value.dereferenced { return text }
      return nil
    }
  }
}
