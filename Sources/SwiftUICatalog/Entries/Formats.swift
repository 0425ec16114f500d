import Catalog
import Foundation
import Views

/// Values as text: format styles and `formatted`.
extension Vocabulary {
  static let formats: [Entry] = numberFormats + dateFormats + formatting

  private static let numberFormats: [Entry] = [
    .staticProperty("number", of: "FormatStyle", NumberFormat(.number)),
    .staticProperty("percent", of: "FormatStyle", NumberFormat(.percent)),
    .staticMethod(
      "currency", of: "FormatStyle", "static func currency(code: String) -> NumberFormatStyle"
    ) { (code: String) in
      guard code.count == 3, code.allSatisfy(\.isLetter) else {
        throw BridgingError(
          "'\(code)' is no code of a currency", hint: "write three letters, as \"EUR\"",
          parameter: 0)
      }
      return NumberFormat(.currency(code))
    },
    numberMethod("precision", "_ precision", \.precision),
    numberMethod("grouping", "_ group", \.grouping),
    numberMethod("decimalSeparator", "strategy", \.separator),
    numberMethod("notation", "_ notation", \.notation) { !$0.isCurrency },
    numberMethod("sign", "strategy", \.sign) { !$0.isCurrency },
    numberMethod("presentation", "_ p", \.presentation) { $0.isCurrency },
    numberMethod("rounded", "rule", \.rule),
    numberMethod("scale", "_ multiplicand", \.scale),
  ]

  /// - Parameter isFor: which styles have the method; those for money have some of their own,
  ///   which are not supported yet.
  private static func numberMethod<P: Bridged>(
    _ name: String, _ parameter: String,
    _ path: WritableKeyPath<NumberFormat, P?> & Sendable,
    isFor: @escaping @Sendable (NumberFormat) -> Bool = { _ in true }
  ) -> Entry {
    .method(name, "func \(name)(\(parameter): \(P.typeName)) -> NumberFormatStyle") {
      (format: NumberFormat, value: P) in
      guard isFor(format) else {
        throw BridgingError("'\(name)' of this style for numbers is not supported yet")
      }
      var changed = format
      changed[keyPath: path] = value
      return changed
    }
  }

  private static let dateFormats: [Entry] = [
    .staticProperty("dateTime", of: "FormatStyle", DateFormat(style: .dateTime)),
    .staticProperty(
      "iso8601", of: "FormatStyle",
      FormatStyleValue(for: "dates") { try Date.bridged($0).map { $0.formatted(.iso8601) } }),
    .initializer(
      DateFormat.self,
      "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil)"
    ) { (date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?) in
      DateFormat(style: Date.FormatStyle(date: date, time: time))
    },
    dateMethod("year", Date.FormatStyle.Symbol.Year.self, ".defaultDigits") { $0.year($1) },
    dateMethod("month", Date.FormatStyle.Symbol.Month.self, ".abbreviated") { $0.month($1) },
    dateMethod("day", Date.FormatStyle.Symbol.Day.self, ".defaultDigits") { $0.day($1) },
    dateMethod("weekday", Date.FormatStyle.Symbol.Weekday.self, ".abbreviated") { $0.weekday($1) },
    dateMethod("hour", Date.FormatStyle.Symbol.Hour.self, ".defaultDigits(amPM: .abbreviated)") {
      $0.hour($1)
    },
    dateMethod("minute", Date.FormatStyle.Symbol.Minute.self, ".defaultDigits") { $0.minute($1) },
    dateMethod("second", Date.FormatStyle.Symbol.Second.self, ".defaultDigits") { $0.second($1) },
  ]

  private static func dateMethod<P: Bridged>(
    _ name: String, _ type: P.Type, _ initial: String,
    _ change: @escaping @Sendable (Date.FormatStyle, P) -> Date.FormatStyle
  ) -> Entry {
    .method(name, "func \(name)(_ format: \(P.typeName) = \(initial)) -> Date.FormatStyle") {
      (format: DateFormat, symbol: P) in DateFormat(style: change(format.style, symbol))
    }
  }

  private static let formatting: [Entry] =
    ["Int", "Double", "Date", "Array"].flatMap { owner in
      [
        .method("formatted", "func formatted() -> String", of: owner) { (value: Value) in
          try FormatStyleValue.usual(for: value).string(of: value)
        },
        .method("formatted", "func formatted(_ format: F) -> String", of: owner) {
          (value: Value, format: FormatStyleValue) in try format.string(of: value)
        },
      ]
    } + [
      .method(
        "formatted",
        "func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String"
      ) { (value: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) in
        FixedFormat.string(value, Date.FormatStyle(date: date, time: time))
      },
      .staticMethod(
        "list", of: "FormatStyle", "static func list(type: ListFormatStyle.ListType) -> FormatStyle"
      ) { (type: ListKind) in
        FormatStyleValue(for: "arrays of strings") { value in
          try [String].bridged(value).map { FixedFormat.string($0, type.style) }
        }
      },
      .staticMethod(
        "byteCount", of: "FormatStyle",
        "static func byteCount(style: ByteCountFormatStyle.Style) -> FormatStyle"
      ) { (style: ByteCountFormatStyle.Style) in
        FormatStyleValue(for: "whole numbers") { value in
          try Int.bridged(value).map {
            FixedFormat.string(Int64($0), ByteCountFormatStyle(style: style))
          }
        }
      },
    ]
}

extension NumberFormat {
  fileprivate var isCurrency: Bool {
    if case .currency = kind { return true }
    return false
  }
}

extension FormatStyleValue {
  /// How a value is written where no style is given.
  fileprivate static func usual(for value: Value) throws -> FormatStyleValue {
    if try Date.bridged(value) != nil {
      return DateFormat(style: Date.FormatStyle(date: .numeric, time: .shortened)).erased
    }
    if case .array = value {
      return FormatStyleValue(for: "arrays of strings") { value in
        try [String].bridged(value).map { FixedFormat.string($0, ListKind.and.style) }
      }
    }
    return NumberFormat(.number).erased
  }
}

/// How the last element of a list is joined.
enum ListKind: Bridged, Sendable {
  case and
  case or

  static var typeName: String { "ListFormatStyle.ListType" }

  var style: ListFormatStyle<StringStyle, [String]> {
    self == .and ? .list(type: .and) : .list(type: .or)
  }
}
