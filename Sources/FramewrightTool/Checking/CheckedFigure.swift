import Drawing
import Fixtures
import Foundation
import VisualDiff

/// A figure that was drawn in every format asked for and compared with its references.
struct CheckedFigure: NamedFiles, Sendable {
  let name: String
  let line: Int
  private(set) var entries: [CheckReport.Entry] = []
  private(set) var fileNames: [String] = []
  /// What may replace a reference: its name among the staged files, and its place.
  private(set) var staged: [(name: String, path: String)] = []
  /// References with the same bytes as a file that has none.
  private(set) var twins: [String: [String]] = [:]

  /// - Parameters:
  ///   - number: keeps names of pictures of several figures apart.
  ///   - rule: what the run says of the comparison, which goes before what the figure says.
  ///   - report: takes pictures of what differs.
  ///   - staging: takes files that may replace references; nil where none will.
  init(
    _ figure: DrawnFigure, of fixture: FoundFixture, number: String, reference: ReferenceFolder,
    rule: PixelRuleOptions, report: ReportFolder?, staging: Staging?
  ) throws {
    name = figure.name
    line = figure.line
    let rule = rule.over(figure.comparison).rule
    // Frames first: they say why pictures differ.
    let files =
      figure.files.filter { $0.format == .frames }
      + figure.files.filter { $0.format != .frames }
    var cause: String?
    for file in files {
      let path = fixture.outputPath(of: file.name)
      let number = "\(number)-\(entries.count)"
      var entry = CheckReport.Entry(path: path, state: .missing, reason: "there is no reference")
      switch reference.content(of: path) {
      case .missing:
        twins[path] = reference.twins(of: file.bytes, in: fixture.outputFolder, but: file.name)
      case .unreadable(let reason):
        entry.state = .incomparable
        entry.reason = reason
      case .bytes(let old):
        let kind = ComparedKind(file.name) ?? .pdf
        let comparison = FileComparison(
          ComparedFile(name: "\(reference.path)/\(path)", kind: kind, bytes: old),
          ComparedFile(name: path, kind: kind, bytes: file.bytes), path: path, rule: rule,
          isShown: report != nil)
        entry = try report?.adding(comparison, number: number) ?? comparison.entry
      }
      entry.source = fixture.name
      entry.line = line
      if entry.state != .equal { entry.cause = entry.cause ?? cause }
      cause = cause ?? entry.cause
      if let staging, entry.state != .equal {
        try staging.write(file.bytes, as: number)
        staged.append((number, path))
      }
      entries.append(entry)
      fileNames.append(file.name)
    }
  }
}
