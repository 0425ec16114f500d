import Foundation

extension Text {
  /// Which part of a date is shown, of those that stay the same.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case date
      case time
    }

    let kind: Kind

    /// `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// `11:23 PM`.
    public static let time = DateStyle(kind: .time)

    var format: Date.FormatStyle {
      switch kind {
      case .date: Date.FormatStyle(date: .long, time: .omitted)
      case .time: Date.FormatStyle(date: .omitted, time: .shortened)
      }
    }
  }

  /// A value in the words of a style, in the locale en_US and at GMT.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: FixedFormat.string(input, format))
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(date, format: style.format)
  }

  /// A span of time, as `9:30 – 10:30 AM`: the times, with dates where they are several days.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: FixedFormat.interval(dates.lowerBound..<dates.upperBound))
  }

  package init(formatted text: String) {
    self.init(verbatim: text)
  }
}

extension FixedFormat {
  /// A span of time: within a day its times alone.
  package static func interval(_ dates: Range<Date>) -> String {
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return string(
      dates, Date.IntervalFormatStyle(date: isOneDay ? .omitted : .abbreviated, time: .shortened))
  }
}
