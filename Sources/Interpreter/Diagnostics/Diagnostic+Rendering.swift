/// How diagnostics are written.
package enum DiagnosticStyle: String, Sendable, CaseIterable {
  case human, short, json
}

extension Diagnostic {
  /// The diagnostic in a style, without a line end behind it.
  package func rendered(_ style: DiagnosticStyle) -> String {
    switch style {
    case .human: human
    case .short: heading
    case .json: json
    }
  }

  private var heading: String {
    var place = printable(file)
    if let start { place += ":\(start.line):\(start.column)" }
    return "\(place): \(severity.rawValue): \(printable(message))"
  }

  private var human: String {
    var lines = [heading]
    if let start, let sourceLine {
      let number = String(start.line)
      let shown = ShownLine(sourceLine, from: start, to: end)
      lines.append("\(number) | \(expandingWideCharacters(in: shown.text))")
      let margin = String(repeating: " ", count: number.count)
      lines.append("\(margin) | \(shown.underline)")
    }
    for candidate in candidates { lines.append("  candidate: \(printable(candidate))") }
    for call in calls {
      let place = call.position.map { ", called at \(file):\($0.line):\($0.column)" } ?? ""
      let count = call.count > 1 ? ", \(call.count) times" : ""
      lines.append("  in \(printable(call.function + place))\(count)")
    }
    if let hint { lines.append("  help: \(printable(hint))") }
    return lines.joined(separator: "\n")
  }

  /// Text in a length that a person reads, on its line: a name can be as long as a file, and a
  /// file's name can hold what a terminal takes for a command.
  private func printable(_ text: String) -> String {
    var shown = text
    let limit = 600
    if text.utf8.count > limit, text.count > limit {
      shown = text.prefix(limit - 100) + " \u{2026} " + text.suffix(80)
    }
    guard shown.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
      return shown
    }
    return shown.unicodeScalars.map { scalar in
      scalar.value < 32 || scalar.value == 127
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  /// Control characters other than tabs would move the caret.
  private func expandingWideCharacters(in line: String) -> String {
    String(line.map { $0 != "\t" && $0.isASCII && ($0.asciiValue ?? 32) < 32 ? " " : $0 })
  }
}

extension Diagnostic {
  private var json: String {
    var fields = [
      "\"severity\":\(quoted(severity.rawValue))", "\"message\":\(quoted(message))",
      "\"file\":\(quoted(file))",
    ]
    if let start { fields.append("\"line\":\(start.line),\"column\":\(start.column)") }
    if let end { fields.append("\"endLine\":\(end.line),\"endColumn\":\(end.column)") }
    if let hint { fields.append("\"hint\":\(quoted(hint))") }
    if !candidates.isEmpty {
      fields.append("\"candidates\":[\(candidates.map(quoted).joined(separator: ","))]")
    }
    if !calls.isEmpty {
      let stack = calls.map { call in
        let place = call.position.map { ",\"line\":\($0.line),\"column\":\($0.column)" } ?? ""
        let count = call.count > 1 ? ",\"count\":\(call.count)" : ""
        return "{\"function\":\(quoted(call.function))\(place)\(count)}"
      }
      fields.append("\"calls\":[\(stack.joined(separator: ","))]")
    }
    return "{\(fields.joined(separator: ","))}"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
