import Catalog
import Foundation

/// The words of format styles.
extension Vocabulary {
  static let formatConstants: [Entry] =
    numberConstants + dateConstants
    + Entry.constants([("and", ListKind.and), ("or", .or)])
    + Entry.constants([
      ("file", ByteCountFormatStyle.Style.file), ("memory", .memory), ("decimal", .decimal),
      ("binary", .binary),
    ])

  private static let numberConstants: [Entry] =
    [
      .staticMethod(
        "fractionLength", of: NumberFormatStyleConfiguration.Precision.typeName,
        "static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision"
      ) { (length: Int) in
        NumberFormatStyleConfiguration.Precision.fractionLength(try Digits.checked(length))
      },
      .staticMethod(
        "fractionLength", of: NumberFormatStyleConfiguration.Precision.typeName,
        "static func fractionLength(_ limits: some RangeExpression<Int>) -> NumberFormatStyleConfiguration.Precision"
      ) { (limits: LineRange) in
        NumberFormatStyleConfiguration.Precision.fractionLength(try Digits.range(limits, least: 0))
      },
      .staticMethod(
        "significantDigits", of: NumberFormatStyleConfiguration.Precision.typeName,
        "static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision"
      ) { (digits: Int) in
        NumberFormatStyleConfiguration.Precision.significantDigits(
          try Digits.checked(digits, least: 1))
      },
      .staticMethod(
        "significantDigits", of: NumberFormatStyleConfiguration.Precision.typeName,
        "static func significantDigits(_ limits: some RangeExpression<Int>) -> NumberFormatStyleConfiguration.Precision"
      ) { (limits: LineRange) in
        NumberFormatStyleConfiguration.Precision.significantDigits(
          try Digits.range(limits, least: 1))
      },
      .staticMethod(
        "integerLength", of: NumberFormatStyleConfiguration.Precision.typeName,
        "static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision"
      ) { (length: Int) in
        NumberFormatStyleConfiguration.Precision.integerLength(try Digits.checked(length))
      },
      .staticMethod(
        "integerAndFractionLength", of: NumberFormatStyleConfiguration.Precision.typeName,
        "static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision"
      ) { (integer: Int, fraction: Int) in
        NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
          integer: try Digits.checked(integer), fraction: try Digits.checked(fraction))
      },
    ]
    + Entry.constants([
      ("automatic", NumberFormatStyleConfiguration.Grouping.automatic), ("never", .never),
    ])
    + Entry.constants([
      ("automatic", NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.automatic),
      ("always", .always),
    ])
    + Entry.constants([
      ("automatic", NumberFormatStyleConfiguration.Notation.automatic),
      ("scientific", .scientific), ("compactName", .compactName),
    ])
    + Entry.constants([
      ("automatic", NumberFormatStyleConfiguration.SignDisplayStrategy.automatic),
      ("never", .never),
    ]) + [
      .staticMethod(
        "always", of: NumberFormatStyleConfiguration.SignDisplayStrategy.typeName,
        "static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy"
      ) { (includingZero: Bool) in
        NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: includingZero)
      }
    ]
    + Entry.constants([
      ("toNearestOrAwayFromZero", FloatingPointRoundingRule.toNearestOrAwayFromZero),
      ("toNearestOrEven", .toNearestOrEven), ("up", .up), ("down", .down),
      ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
    ])
    + Entry.constants([
      ("standard", CurrencyFormatStyleConfiguration.Presentation.standard), ("narrow", .narrow),
      ("isoCode", .isoCode), ("fullName", .fullName),
    ])

  private static let dateConstants: [Entry] =
    Entry.constants([
      ("omitted", Date.FormatStyle.DateStyle.omitted), ("numeric", .numeric),
      ("abbreviated", .abbreviated), ("long", .long), ("complete", .complete),
    ])
    + Entry.constants([
      ("omitted", Date.FormatStyle.TimeStyle.omitted), ("shortened", .shortened),
      ("standard", .standard), ("complete", .complete),
    ])
    + Entry.constants([
      ("defaultDigits", Date.FormatStyle.Symbol.Year.defaultDigits), ("twoDigits", .twoDigits),
    ])
    + Entry.constants([
      ("defaultDigits", Date.FormatStyle.Symbol.Month.defaultDigits), ("twoDigits", .twoDigits),
      ("abbreviated", .abbreviated), ("wide", .wide), ("narrow", .narrow),
    ])
    + Entry.constants([
      ("defaultDigits", Date.FormatStyle.Symbol.Day.defaultDigits), ("twoDigits", .twoDigits),
    ])
    + Entry.constants([
      ("abbreviated", Date.FormatStyle.Symbol.Weekday.abbreviated), ("wide", .wide),
      ("narrow", .narrow), ("short", .short),
    ])
    + Entry.constants([
      ("defaultDigits", Date.FormatStyle.Symbol.Minute.defaultDigits), ("twoDigits", .twoDigits),
    ])
    + Entry.constants([
      ("defaultDigits", Date.FormatStyle.Symbol.Second.defaultDigits), ("twoDigits", .twoDigits),
    ])
    + Entry.constants([
      ("omitted", Date.FormatStyle.Symbol.Hour.AMPMStyle.omitted), ("narrow", .narrow),
      ("abbreviated", .abbreviated), ("wide", .wide),
    ]) + [
      .staticMethod(
        "defaultDigits", of: Date.FormatStyle.Symbol.Hour.typeName,
        "static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour"
      ) { (style: Date.FormatStyle.Symbol.Hour.AMPMStyle) in
        Date.FormatStyle.Symbol.Hour.defaultDigits(amPM: style)
      },
      .staticMethod(
        "twoDigits", of: Date.FormatStyle.Symbol.Hour.typeName,
        "static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour"
      ) { (style: Date.FormatStyle.Symbol.Hour.AMPMStyle) in
        Date.FormatStyle.Symbol.Hour.twoDigits(amPM: style)
      },
    ]
}

/// Numbers of digits that a style can ask for.
private enum Digits {
  /// ICU traps beyond this.
  private static let most = 340

  static func checked(_ count: Int, least: Int = 0) throws -> Int {
    guard (least...most).contains(count) else {
      throw BridgingError("a number of digits is from \(least) to \(most)", parameter: 0)
    }
    return count
  }

  static func range(_ limits: LineRange, least: Int) throws -> ClosedRange<Int> {
    let lower = try checked(limits.least ?? least, least: least)
    let upper = try checked(limits.most ?? most, least: least)
    guard lower <= upper else {
      throw BridgingError("a range of digits cannot end before it begins", parameter: 0)
    }
    return lower...upper
  }
}

extension NumberFormatStyleConfiguration.Precision: Bridged {
  public static var typeName: String { "NumberFormatStyleConfiguration.Precision" }
}
extension NumberFormatStyleConfiguration.Grouping: Bridged {
  public static var typeName: String { "NumberFormatStyleConfiguration.Grouping" }
}
extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: Bridged {
  public static var typeName: String {
    "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy"
  }
}
extension NumberFormatStyleConfiguration.Notation: Bridged {
  public static var typeName: String { "NumberFormatStyleConfiguration.Notation" }
}
extension NumberFormatStyleConfiguration.SignDisplayStrategy: Bridged {
  public static var typeName: String { "NumberFormatStyleConfiguration.SignDisplayStrategy" }
}
extension FloatingPointRoundingRule: Bridged {}
extension CurrencyFormatStyleConfiguration.Presentation: Bridged {
  public static var typeName: String { "CurrencyFormatStyleConfiguration.Presentation" }
}
extension ByteCountFormatStyle.Style: Bridged {
  public static var typeName: String { "ByteCountFormatStyle.Style" }
}
extension Date.FormatStyle.DateStyle: Bridged {
  public static var typeName: String { "Date.FormatStyle.DateStyle" }
}
extension Date.FormatStyle.TimeStyle: Bridged {
  public static var typeName: String { "Date.FormatStyle.TimeStyle" }
}
extension Date.FormatStyle.Symbol.Year: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Year" }
}
extension Date.FormatStyle.Symbol.Month: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Month" }
}
extension Date.FormatStyle.Symbol.Day: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Day" }
}
extension Date.FormatStyle.Symbol.Weekday: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Weekday" }
}
extension Date.FormatStyle.Symbol.Hour: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Hour" }
}
extension Date.FormatStyle.Symbol.Hour.AMPMStyle: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Hour.AMPMStyle" }
}
extension Date.FormatStyle.Symbol.Minute: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Minute" }
}
extension Date.FormatStyle.Symbol.Second: Bridged {
  public static var typeName: String { "Date.FormatStyle.Symbol.Second" }
}
