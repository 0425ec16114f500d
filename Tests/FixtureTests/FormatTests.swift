import Figures
import Fixtures
import Testing

/// Values in words: Foundation's format styles, in the locale en_US and at GMT.
@Suite struct FormatTests {
  private func words(_ expressions: [String], before: String = "") throws -> [String] {
    let lines = expressions.map { "  \($0)" }.joined(separator: "\n")
    let source = "\(before)\nVStack {\n\(lines)\n}"
    return try Fixture.figures(bytes: Array(source.utf8)) { figure in
      try figure.figure().tree.root.all.filter { $0.view == "Text" }.compactMap(\.label)
    }.flatMap { $0 }
  }

  @Test func numbers() throws {
    #expect(
      try words([
        "Text(1234567, format: .number)",
        "Text(1234.5, format: .number)",
        "Text(2024, format: .number.grouping(.never))",
        "Text(3.14159, format: .number.precision(.fractionLength(2)))",
        "Text(2, format: .number.precision(.fractionLength(1...2)))",
        "Text(1234567, format: .number.notation(.compactName))",
        "Text(12, format: .number.sign(strategy: .always()))",
        "Text(0.256, format: .percent)",
        "Text(25, format: .percent)",
        "Text(5, format: .currency(code: \"USD\"))",
        "Text(1499.5, format: .currency(code: \"EUR\").precision(.fractionLength(0)))",
        "Text(2.75, format: .number.rounded(rule: .down).precision(.fractionLength(0)))",
        "Text(1000.formatted())",
        "Text(0.5.formatted(.percent))",
        "Text([\"a\", \"b\", \"c\"].formatted())",
        "Text([\"a\", \"b\"], format: .list(type: .or))",
        "Text(\"\\(0.5, format: .percent) of \\(12, format: .number)\")",
      ]) == [
        "1,234,567", "1,234.5", "2024", "3.14", "2.0", "1.2M", "+12", "25.6%", "25%", "$5.00",
        "€1,500", "2", "1,000", "50%", "a, b, and c", "a or b", "50% of 12",
      ])
  }

  @Test func dates() throws {
    let before = """
      let day = Date(timeIntervalSince1970: 1_700_000_000)
      let parts = DateComponents(year: 2024, month: 2, day: 29, hour: 9, minute: 5)
      let leap = Calendar(identifier: .gregorian).date(from: parts)!
      """
    let found = try words(
      [
        "Text(day, format: .dateTime.year().month(.wide).day())",
        "Text(day, format: .dateTime.weekday(.wide).hour().minute())",
        "Text(day, format: Date.FormatStyle(date: .long, time: .omitted))",
        "Text(day, format: .iso8601)",
        "Text(day, style: .date)",
        "Text(day, style: .time)",
        "Text(leap.formatted(date: .abbreviated, time: .shortened))",
        "Text(leap.formatted())",
        "Text(\"on \\(day, style: .date)\")",
        "Text(leap...leap.addingTimeInterval(3600))",
      ], before: before
    ).map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") }
    #expect(
      found == [
        "November 14, 2023", "Tuesday 10:13 PM", "November 14, 2023", "2023-11-14T22:13:20Z",
        "November 14, 2023", "10:13 PM", "Feb 29, 2024 at 9:05 AM", "2/29/2024, 9:05 AM",
        "on November 14, 2023", "9:05 – 10:05 AM",
      ])
  }

  @Test(arguments: [
    ("Text(Date(), style: .date)", "must be the same tomorrow"),
    ("Text(Date.now, format: .dateTime.year())", "must be the same tomorrow"),
    ("let d: Date = .now\nText(d, style: .date)", "must be the same tomorrow"),
    ("Text(1, format: .dateTime)", "this style is for dates"),
    ("Text(\"a\", format: .percent)", "this style is for numbers"),
    ("Text(1, format: .percnt)", "did you mean 'percent'?"),
    ("Text(1, format: .number.presision(.fractionLength(2)))", "did you mean 'precision'?"),
    ("Text(1, format: .number.precision(.fractionLength(-2)))", "a number of digits"),
    ("Text(1, format: .currency(code: \"Euro\"))", "no code of a currency"),
    ("Text(Date(timeIntervalSince1970: 0), style: .timer)", "'.timer' counts from the present"),
    ("Text(Date(timeIntervalSince1970: .infinity), style: .date)", "ten thousand years"),
    ("Text(\"\\(Date(timeIntervalSince1970: 0))\")", "needs 'format:' or 'style:'"),
  ])
  func whatIsWrongIsSaid(_ source: String, _ words: String) throws {
    let problems = try Fixture.problems(source).joined()
    #expect(problems.contains(words), "\(source): \(problems)")
  }
}
