// Rule: a value is written in the words of a format style; the locale is en_US and the time zone
// GMT, whatever the machine's are.
// Source: Foundation's own format styles.

let launch = Date(timeIntervalSince1970: 1_700_000_000)

/// Numbers, a share, money, and a date in three forms.
VStack(alignment: .leading, spacing: 6) {
  Text(1234567, format: .number)
  Text(1234567, format: .number.notation(.compactName))
  Text(2024, format: .number.grouping(.never))
  Text(2.0 / 3, format: .number.precision(.fractionLength(2)))
  Text(0.256, format: .percent)
  Text(1499.5, format: .currency(code: "EUR"))
  Text(launch, format: .dateTime.year().month(.wide).day())
  Text(launch, format: Date.FormatStyle(date: .numeric, time: .omitted))
  Text(launch, style: .time)
}
.padding(16)
.background(FrameFill())
