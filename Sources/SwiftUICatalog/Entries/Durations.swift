import Catalog
import Foundation
import Views

/// Lengths of time, and how they are written.
extension Vocabulary {
  static let durations: [Entry] =
    [
      .staticMethod("seconds", "static func seconds(_ seconds: Double) -> Duration") {
        (seconds: Double) in try Duration.checked(seconds)
      },
      .staticMethod("milliseconds", "static func milliseconds(_ milliseconds: Double) -> Duration")
      { (milliseconds: Double) in try Duration.checked(milliseconds / 1000) },
      .staticMethod(
        "time", of: "FormatStyle",
        "static func time(pattern: Duration.TimeFormatStyle.Pattern) -> FormatStyle"
      ) { (pattern: Duration.TimeFormatStyle.Pattern) in
        FormatStyleValue(for: "durations") { value in
          try Duration.bridged(value).map { $0.text(pattern) }
        }
      },
      .method("formatted", "func formatted() -> String") { (duration: Duration) in
        duration.text(.hourMinuteSecond)
      },
      .method("formatted", "func formatted(_ format: F) -> String", of: Duration.typeName) {
        (value: Value, format: FormatStyleValue) in try format.string(of: value)
      },
    ]
    + Entry.constants([
      ("hourMinute", Duration.TimeFormatStyle.Pattern.hourMinute),
      ("hourMinuteSecond", .hourMinuteSecond), ("minuteSecond", .minuteSecond),
    ])
}

extension Duration: Bridged {
  public static var typeName: String { "Duration" }

  /// Seconds beyond which a length of time is not counted.
  private static let most = 3.2e11

  fileprivate static func checked(_ seconds: Double) throws -> Duration {
    guard abs(seconds) <= most else {
      throw BridgingError("the duration is longer than ten thousand years", parameter: 0)
    }
    return .seconds(seconds)
  }

  fileprivate func text(_ pattern: TimeFormatStyle.Pattern) -> String {
    FixedFormat.string(self, TimeFormatStyle(pattern: pattern, locale: FixedFormat.locale))
  }
}

extension Duration.TimeFormatStyle.Pattern: Bridged {
  public static var typeName: String { "Duration.TimeFormatStyle.Pattern" }
}
