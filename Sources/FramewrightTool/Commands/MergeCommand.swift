import Foundation
import VisualDiff

extension Command {
  static let merge = Command(
    name: "merge", usage: "REPORT… --report DIR",
    summary: "Joins the reports of a check's parts, and names parts that are missing.",
    options: CheckOptions.options.filter {
      ["strict", "report", "images", "github"].contains($0.name)
    } + [Option(name: "quiet", short: "q", summary: "print nothing but what differs")],
    run: { arguments in
      let options = try CheckOptions(arguments)
      guard !arguments.paths.isEmpty, let folder = try ReportFolder(options) else {
        throw UsageError("'merge' joins reports into a folder: REPORT… --report DIR")
      }
      let merged: (report: CheckReport, gaps: [Int])
      do {
        merged = try CheckReport.merged(try parts(arguments.paths, into: folder))
      } catch let problem as ComparisonProblem {
        throw UsageError(problem.message)
      }
      try folder.write(merged.report)
      try CheckPrinter.print(merged.report, options, isQuiet: arguments.has("quiet"))
      let isGood =
        merged.gaps.isEmpty && merged.report.problems.isEmpty
        && merged.report.failures(strict: options.isStrict).isEmpty
      return isGood ? .success : .difference
    })

  /// The reports, their pictures renamed so that those of several parts keep apart.
  private static func parts(
    _ paths: [String], into folder: ReportFolder
  ) throws -> [CheckReport] {
    try paths.enumerated().map { index, path in
      var report = try CheckReport(readFrom: path)
      let base = path.hasSuffix(".json") ? (path as NSString).deletingLastPathComponent : path
      for name in report.imageNames {
        guard let bytes = FileManager.default.contents(atPath: "\(base)/\(name)") else {
          throw EnvironmentError("'\(base)/\(name)' cannot be read")
        }
        try folder.add(Array(bytes), as: "\(index)-\((name as NSString).lastPathComponent)")
      }
      report.renameImages { "images/\(index)-\(($0 as NSString).lastPathComponent)" }
      return report
    }
  }
}

extension CheckReport {
  fileprivate mutating func renameImages(_ name: (String) -> String) {
    for index in entries.indices {
      entries[index].images = entries[index].images.map { images in
        Images(
          reference: images.reference.map(name), candidate: images.candidate.map(name),
          difference: images.difference.map(name))
      }
    }
  }
}
