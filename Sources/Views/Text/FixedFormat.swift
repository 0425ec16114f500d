import Foundation

/// Values as text, the same on every machine and every day: in the locale en_US and at GMT.
package enum FixedFormat {
  package static let locale = Locale(identifier: "en_US")
  package static let timeZone = TimeZone.gmt
  package static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }()

  /// The value in the words of the style, whatever locale and time zone the style has.
  package static func string<F: FormatStyle>(_ input: F.FormatInput, _ style: F) -> String
  where F.FormatOutput == String {
    fixed(style).format(input)
  }

  private static func fixed<F: FormatStyle>(_ style: F) -> F {
    if let style = date(style) as? F { return style }
    return style.locale(locale)
  }

  private static func date(_ style: some FormatStyle) -> (any FormatStyle)? {
    if var style = style as? Date.FormatStyle {
      (style.locale, style.timeZone, style.calendar) = (locale, timeZone, calendar)
      return style
    }
    if var style = style as? Date.IntervalFormatStyle {
      (style.locale, style.timeZone, style.calendar) = (locale, timeZone, calendar)
      return style
    }
    return nil
  }
}
