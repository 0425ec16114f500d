extension CheckReport {
  /// As JUnit's XML, which CI servers read: a test case for each file.
  ///
  /// - Parameter strict: whether references without a figure fail.
  public func junit(strict: Bool) -> [UInt8] {
    let skipped = count(.skipped) + (strict ? 0 : count(.orphaned))
    let failures = failures(strict: strict).count
    let counts =
      "tests=\"\(entries.count + problems.count)\" failures=\"\(failures)\" "
      + "errors=\"\(problems.count)\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="framewright check" \(counts) skipped="\(skipped)" time="0">

      """
    for entry in entries { text += testCase(entry, strict: strict) }
    for problem in problems {
      text += "<testcase name=\"fixture\" classname=\"framewright\" time=\"0\">"
      text += "<error message=\"\(Markup.attribute(firstLine(problem)))\">"
      text += "\(Markup.text(problem))</error></testcase>\n"
    }
    return Array((text + "</testsuite>\n</testsuites>\n").utf8)
  }

  private func testCase(_ entry: Entry, strict: Bool) -> String {
    let opening =
      "<testcase name=\"\(Markup.attribute(entry.path))\" "
      + "classname=\"\(Markup.attribute(entry.source ?? "framewright"))\" time=\"0\""
    let message = Markup.attribute(entry.reason)
    if entry.state.fails || (strict && entry.state == .orphaned) {
      let lines = [entry.cause.map { "first: \($0)" }].compactMap { $0 } + entry.changes
      return "\(opening)><failure message=\"\(message)\" type=\"\(entry.state.rawValue)\">"
        + "\(Markup.text(lines.joined(separator: "\n")))</failure></testcase>\n"
    }
    switch entry.state {
    case .skipped, .orphaned:
      return "\(opening)><skipped message=\"\(message)\"/></testcase>\n"
    default: return "\(opening)/>\n"
    }
  }

  private func firstLine(_ text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? ""
  }
}

/// Text inside XML and HTML.
enum Markup {
  static func text(_ text: String) -> String { escaped(text, quotes: false) }
  static func attribute(_ text: String) -> String { escaped(text, quotes: true) }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where quotes: result += "&quot;"
      case "\n" where quotes: result += "&#10;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // XML 1.0 has no other control characters, and no U+FFFE and U+FFFF.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
