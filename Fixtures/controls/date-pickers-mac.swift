// Rule: on macOS a date picker is its label, 8, and a field with a stepper: 95 × 22 for a day, 160 for both, 80 for a time.
// Source: iamcgn/swiftui-web, Docs/elements/DatePicker.md (datepicker/basic).

/// A day, a time, and both.
// figure: platform=macos
// figure: expect width(DatePicker[1]) == 95
// figure: expect width(DatePicker[2]) == 80
// figure: expect width(DatePicker[3]) == 160
VStack(alignment: .leading) {
  DatePicker(
    "Day", selection: .constant(Date(timeIntervalSince1970: 1_741_000_000)),
    displayedComponents: .date)
  DatePicker(
    "Time", selection: .constant(Date(timeIntervalSince1970: 1_741_000_000)),
    displayedComponents: .hourAndMinute)
  DatePicker("Both", selection: .constant(Date(timeIntervalSince1970: 1_741_000_000)))
}
.labelsHidden()
.padding()
