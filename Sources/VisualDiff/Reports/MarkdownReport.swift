extension CheckReport {
  /// A short text for a comment or a step's summary.
  ///
  /// - Parameter strict: whether references without a figure fail.
  public func markdown(strict: Bool) -> [UInt8] {
    let failures = failures(strict: strict)
    let isGood = failures.isEmpty && problems.isEmpty
    var lines = ["### Figures: \(isGood ? "all equal" : "something differs")", "", summary + "."]
    if let partText { lines += ["", "This is a part: \(partText)."] }
    if !failures.isEmpty {
      lines += ["", "| file | what | first |", "|---|---|---|"]
      lines += failures.prefix(Self.rows).map { entry in
        "| \(Self.cell(entry.path)) | \(Self.cell(entry.reason)) | \(Self.cell(entry.cause ?? "")) |"
      }
      if failures.count > Self.rows { lines.append("\n… and \(failures.count - Self.rows) more.") }
    }
    if !problems.isEmpty {
      lines += ["", "Fixtures that could not be drawn:", ""]
      lines += problems.prefix(Self.rows).map { problem in
        "- \(Self.cell(problem.split(separator: "\n").first.map(String.init) ?? ""))"
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// More than this nobody reads in a comment.
  private static let rows = 50

  /// Text that Markdown takes as it is.
  private static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
