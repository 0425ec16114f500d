import Foundation
import VisualDiff

/// A report and its pictures, written together when all is known.
final class ReportFolder: Sendable {
  private let path: String
  private let staging: Staging
  private let options: CheckOptions

  /// - Throws: `EnvironmentError` where the folder cannot be written.
  init?(_ options: CheckOptions) throws {
    guard let path = options.report else { return nil }
    self.path = path
    self.options = options
    staging = try Staging(output: path, isLong: true)
  }

  /// Stages a comparison's pictures.
  ///
  /// - Returns: the entry with their names.
  func adding(_ comparison: FileComparison, number: String) throws -> CheckReport.Entry {
    var entry = comparison.entry
    func stage(_ bytes: [UInt8]?, _ kind: String) throws -> String? {
      guard let bytes else { return nil }
      let name = "\(number)-\(kind).png"
      try staging.write(bytes, as: name)
      return "images/\(name)"
    }
    let images = CheckReport.Images(
      reference: try stage(comparison.reference, "reference"),
      candidate: try stage(comparison.candidate, "candidate"),
      difference: try stage(comparison.difference, "difference"))
    if images != CheckReport.Images() { entry.images = images }
    return entry
  }

  /// Stages a picture of another report.
  func add(_ bytes: [UInt8], as name: String) throws {
    try staging.write(bytes, as: name)
  }

  /// Writes all files of the report into the folder.
  func write(_ report: CheckReport) throws {
    defer { staging.clean() }
    let isStrict = options.isStrict
    let files: [(String, [UInt8])] = [
      ("report.json", try Self.json(report)), ("junit.xml", report.junit(strict: isStrict)),
      ("summary.md", report.markdown(strict: isStrict)),
      (
        "index.html",
        try report.html(strict: isStrict) { name in
          if options.keepsImagesBeside { return name }
          let bytes = try staging.read((name as NSString).lastPathComponent)
          return "data:image/png;base64," + Data(bytes).base64EncodedString()
        }
      ),
    ]
    for (name, bytes) in files { try staging.write(bytes, as: name) }
    // Pictures of the report that was here before, and nothing else.
    for name in (try? CheckReport(readFrom: path))?.imageNames ?? [] {
      unlink("\(path)/\(name)")
    }
    for name in report.imageNames {
      try staging.commit((name as NSString).lastPathComponent, to: name)
    }
    for (name, _) in files { try staging.commit(name, to: name) }
  }

  private static func json(_ report: CheckReport) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(report)) + [UInt8(ascii: "\n")]
  }
}

extension CheckReport {
  /// - Parameter path: the report's folder, or its JSON file.
  /// - Throws: `UsageError` where there is no report.
  init(readFrom path: String) throws {
    let file = path.hasSuffix(".json") ? path : "\(path)/report.json"
    guard let bytes = FileManager.default.contents(atPath: file),
      let report = try? JSONDecoder().decode(CheckReport.self, from: bytes), report.version == 1
    else { throw UsageError("there is no report in '\(path)'") }
    self = report
  }

  /// The pictures' files below the report's folder.
  var imageNames: [String] {
    entries.flatMap { entry in
      [entry.images?.reference, entry.images?.candidate, entry.images?.difference]
        .compactMap { $0 }
        // A report that was tampered with names no other files.
        .filter { $0.hasPrefix("images/") && !$0.dropFirst(7).contains("/") }
    }
  }
}
