import Catalog
import Foundation
import Views

/// Any style that a value can be written in: `.percent`, `.dateTime.year().month(.wide)`.
///
/// The locale is en_US and the time zone GMT, whatever the machine's are, so that a figure is the
/// same everywhere.
struct FormatStyleValue: Bridged {
  private let format: @Sendable (Value) throws -> String?
  /// What the style takes, for messages.
  private let input: String

  static var typeName: String { "FormatStyle" }

  init(for input: String, _ format: @escaping @Sendable (Value) throws -> String?) {
    self.input = input
    self.format = format
  }

  static func bridged(_ value: Value) throws -> FormatStyleValue? {
    switch value {
    case .native(let native as FormatStyleValue): return native
    case .native(let numbers as NumberFormat): return numbers.erased
    case .native(let dates as DateFormat): return dates.erased
    default: return try native(value)
    }
  }

  /// - Parameter parameter: the index of the declared parameter that the value is.
  func string(of value: Value, parameter: Int? = nil) throws -> String {
    if let text = try format(value) { return text }
    throw BridgingError("this style is for \(input)", parameter: parameter)
  }
}

/// A style for numbers: plain, in percent or as money.
struct NumberFormat: Bridged {
  enum Kind {
    case number
    case percent
    /// By its ISO 4217 code.
    case currency(String)
  }

  var kind: Kind
  var precision: NumberFormatStyleConfiguration.Precision?
  var grouping: NumberFormatStyleConfiguration.Grouping?
  var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
  var notation: NumberFormatStyleConfiguration.Notation?
  var sign: NumberFormatStyleConfiguration.SignDisplayStrategy?
  var presentation: CurrencyFormatStyleConfiguration.Presentation?
  var rule: FloatingPointRoundingRule?
  var scale: Double?

  init(_ kind: Kind) {
    self.kind = kind
  }

  static var typeName: String { "NumberFormatStyle" }
  static var conformances: [String] { ["FormatStyle"] }
  static var symbolOwners: [String] { ["FormatStyle"] }

  var erased: FormatStyleValue {
    FormatStyleValue(for: "numbers") { [self] value in
      if case .int(let int) = value { return string(int) }
      if let int = try Int.bridged(value) { return string(int) }
      return try Double.bridged(value).map { string($0) }
    }
  }

  func string(_ value: Int) -> String {
    switch kind {
    case .number: FixedFormat.string(value, signed(adjusted(IntegerFormatStyle<Int>())))
    case .percent: FixedFormat.string(value, signed(adjusted(IntegerFormatStyle<Int>.Percent())))
    case .currency(let code):
      FixedFormat.string(
        value, presented(adjusted(IntegerFormatStyle<Int>.Currency(code: code))))
    }
  }

  func string(_ value: Double) -> String {
    switch kind {
    case .number: FixedFormat.string(value, signed(adjusted(FloatingPointFormatStyle<Double>())))
    case .percent:
      FixedFormat.string(value, signed(adjusted(FloatingPointFormatStyle<Double>.Percent())))
    case .currency(let code):
      FixedFormat.string(
        value, presented(adjusted(FloatingPointFormatStyle<Double>.Currency(code: code))))
    }
  }

  private func adjusted<S: AdjustableNumberStyle>(_ style: S) -> S {
    var style = style
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let separator { style = style.decimalSeparator(strategy: separator) }
    if let rule { style = style.rounding(rule) }
    if let scale { style = style.scale(scale) }
    return style
  }

  private func signed<S: SignedNumberStyle>(_ style: S) -> S {
    var style = style
    if let notation { style = style.notation(notation) }
    if let sign { style = style.sign(strategy: sign) }
    return style
  }

  private func presented<S: CurrencyNumberStyle>(_ style: S) -> S {
    presentation.map { style.presentation($0) } ?? style
  }
}

/// A style for dates.
struct DateFormat: Bridged {
  var style: Date.FormatStyle

  static var typeName: String { "Date.FormatStyle" }
  static var conformances: [String] { ["FormatStyle"] }

  var erased: FormatStyleValue {
    FormatStyleValue(for: "dates") { value in
      try Date.bridged(value).map { FixedFormat.string($0, style) }
    }
  }
}
