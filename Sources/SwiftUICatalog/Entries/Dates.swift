import Catalog
import Foundation
import Views

/// Moments in time that are the same tomorrow.
extension Vocabulary {
  static let dates: [Entry] =
    [
      Entry(.initializer, of: Date.typeName, "init", "init()") { _, _ in throw Today.refusal },
      Entry(.initializer, of: Date.typeName, "init", "init(timeIntervalSinceNow: Double)") {
        _, _ in throw Today.refusal
      },
      Entry(.staticProperty, of: Date.typeName, "now", "static var now: Date") { _, _ in
        throw Today.refusal
      },
      .initializer(Date.self, "init(timeIntervalSince1970: Double)") { (seconds: Double) in
        try Today.checked(Date(timeIntervalSince1970: seconds))
      },
      .initializer(Date.self, "init(timeIntervalSinceReferenceDate: Double)") {
        (seconds: Double) in try Today.checked(Date(timeIntervalSinceReferenceDate: seconds))
      },
      .initializer(Date.self, "init(timeInterval: Double, since date: Date)") {
        (seconds: Double, date: Date) in try Today.checked(Date(timeInterval: seconds, since: date))
      },
      .property("timeIntervalSince1970", "var timeIntervalSince1970: Double { get }") {
        (date: Date) in date.timeIntervalSince1970
      },
      .property(
        "timeIntervalSinceReferenceDate", "var timeIntervalSinceReferenceDate: Double { get }"
      ) { (date: Date) in date.timeIntervalSinceReferenceDate },
      .method("addingTimeInterval", "func addingTimeInterval(_ timeInterval: Double) -> Date") {
        (date: Date, seconds: Double) in try Today.checked(date.addingTimeInterval(seconds))
      },
      .method("timeIntervalSince", "func timeIntervalSince(_ date: Date) -> Double") {
        (date: Date, other: Date) in date.timeIntervalSince(other)
      },
      .infixOperator("+", "static func + (lhs: Date, rhs: Double) -> Date") {
        (date: Date, seconds: Double) in try Today.checked(date + seconds)
      },
      .infixOperator("-", "static func - (lhs: Date, rhs: Double) -> Date") {
        (date: Date, seconds: Double) in try Today.checked(date - seconds)
      },
      .infixOperator("<", "static func < (lhs: Date, rhs: Date) -> Bool") { (a: Date, b: Date) in
        a < b
      },
      .infixOperator("==", "static func == (lhs: Date, rhs: Date) -> Bool") { (a: Date, b: Date) in
        a == b
      },
      .infixOperator("...", "static func ... (lhs: Date, rhs: Date) -> ClosedRange<Date>") {
        (a: Date, b: Date) in try DateRange(a, b)
      },
    ] + calendars

  private static let calendars: [Entry] =
    [
      .initializer(
        DateComponents.self,
        "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil)"
      ) {
        (
          calendar: Calendar?, zone: TimeZone?, year: Int?, month: Int?, day: Int?, hour: Int?,
          minute: Int?, second: Int?
        ) in
        DateComponents(
          calendar: calendar, timeZone: zone, year: year, month: month, day: day, hour: hour,
          minute: minute, second: second)
      },
      .property("date", "var date: Date? { get }") { (parts: DateComponents) in
        parts.calendar.flatMap { $0.date(from: parts) }
      },
      .initializer(Calendar.self, "init(identifier: Calendar.Identifier)") {
        (identifier: Calendar.Identifier) in FixedFormat.calendar
      },
      .staticProperty("current", FixedFormat.calendar),
      .staticProperty("gregorian", Calendar.Identifier.gregorian),
      .method("date", "func date(from components: DateComponents) -> Date?") {
        (calendar: Calendar, parts: DateComponents) in calendar.date(from: parts)
      },
      .method(
        "date",
        "func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?"
      ) { (calendar: Calendar, part: Calendar.Component, value: Int, date: Date) in
        calendar.date(byAdding: part, value: value, to: date)
      },
      .method("startOfDay", "func startOfDay(for date: Date) -> Date") {
        (calendar: Calendar, date: Date) in calendar.startOfDay(for: date)
      },
      .method(
        "component", "func component(_ component: Calendar.Component, from date: Date) -> Int"
      ) { (calendar: Calendar, part: Calendar.Component, date: Date) in
        calendar.component(part, from: date)
      },
      .staticProperty("gmt", TimeZone.gmt),
    ]
    + Entry.constants([
      ("year", Calendar.Component.year), ("month", .month), ("day", .day), ("hour", .hour),
      ("minute", .minute), ("second", .second), ("weekday", .weekday),
    ])
}

/// Why there is no present in a figure, and which moments there are.
private enum Today {
  static let refusal = BridgingError(
    "the present moment differs from run to run, and a figure must be the same tomorrow",
    hint: "write a fixed one, as 'Date(timeIntervalSince1970: 1_700_000_000)'")

  /// Seconds beyond which calendars are no use: some ten thousand years either way.
  private static let most = 3.2e11

  static func checked(_ date: Date) throws -> Date {
    guard abs(date.timeIntervalSince1970) <= most else {
      throw BridgingError("the date is more than ten thousand years away", parameter: 0)
    }
    return date
  }
}

/// From one moment to a later one.
struct DateRange: Bridged {
  let range: ClosedRange<Date>

  static var typeName: String { "ClosedRange<Date>" }

  init(_ start: Date, _ end: Date) throws {
    guard start <= end else { throw BridgingError("a range cannot end before it begins") }
    range = start...end
  }
}

extension Date: Bridged {}
extension DateComponents: Bridged {}
extension Calendar: Bridged {}
extension Calendar.Identifier: Bridged {
  public static var typeName: String { "Calendar.Identifier" }
}
extension Calendar.Component: Bridged {
  public static var typeName: String { "Calendar.Component" }
}
extension TimeZone: Bridged {}
