import Foundation
import VisualDiff

/// Tells what a comparison found, on standard output.
enum CheckPrinter {
  /// - Parameter accepted: paths of references that were rewritten.
  static func print(
    _ report: CheckReport, _ options: CheckOptions, accepted: Set<String> = [], isQuiet: Bool
  ) throws {
    let failures = Set(report.failures(strict: options.isStrict).map(\.path))
    for entry in report.entries where failures.contains(entry.path) || entry.state == .orphaned {
      if isQuiet, !failures.contains(entry.path) { continue }
      let place = entry.source.map { "  (\($0)\(entry.line.map { ":\($0)" } ?? ""))" } ?? ""
      let state = accepted.contains(entry.path) ? "accepted" : entry.state.rawValue
      Console.print("\(state): \(entry.path)\(place)\n")
      if !entry.reason.isEmpty { Console.print("  \(entry.reason)\n") }
      if let cause = entry.cause { Console.print("  first: \(cause)\n") }
      for change in entry.changes.prefix(shownChanges) { Console.print("  - \(change)\n") }
      let rest = entry.changes.count - shownChanges
      if rest > 0 { Console.print("  … and \(rest) more\n") }
    }
    if !isQuiet {
      let part = report.partText.map { " (\($0))" } ?? ""
      Console.print("\(report.summary)\(part)\n")
    }
    if options.annotates { try annotate(report, options) }
  }

  /// More than a terminal shows at once; all are in the report.
  private static let shownChanges = 12

  /// Tells GitHub, whose variable names the file of the step's summary.
  private static func annotate(_ report: CheckReport, _ options: CheckOptions) throws {
    for line in report.githubAnnotations(strict: options.isStrict) { Console.print(line + "\n") }
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    guard let file = fopen(path, "ab") else {
      throw EnvironmentError("the step's summary '\(path)' cannot be written")
    }
    let bytes = report.markdown(strict: options.isStrict)
    let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, written == bytes.count else {
      throw EnvironmentError("the step's summary '\(path)' cannot be written")
    }
  }
}
