// Rule: a compact date picker is a row with a pill for the day and one for the time, 5 apart: 13.5 beside the text, 38.5 high, 40 with a time.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md (ios/datepicker/compact).

/// A day, a time, and both.
// figure: proposal=390x400
Form {
  DatePicker(
    "Departure", selection: .constant(Date(timeIntervalSince1970: 1_741_000_000)),
    displayedComponents: .date)
  DatePicker(
    "Boarding", selection: .constant(Date(timeIntervalSince1970: 1_741_000_000)),
    displayedComponents: .hourAndMinute)
  DatePicker("Arrival", selection: .constant(Date(timeIntervalSince1970: 1_741_080_000)))
}
