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
  ///   - report: takes pictures of what differs.
  ///   - staging: takes files that may replace references; nil where none will.
  init(
    _ prepared: PreparedFigure, of fixture: FoundFixture, number: String, options: RenderOptions,
    reference: ReferenceFolder, rule: PixelRule, report: ReportFolder?, staging: Staging?
  ) throws {
    name = prepared.name
    line = prepared.line
    let scale = prepared.scale
    let folder = fixture.outputFolder.isEmpty ? "" : fixture.outputFolder + "/"
    var formats = options.formats
    let frames = FileNames.file(name, format: .frames, appearance: .light, scale: scale)
    if !formats.contains(.frames), case .bytes = reference.content(of: folder + frames) {
      formats.append(.frames)
    }
    // Frames first: they say why pictures differ.
    formats.sort { $0 == .frames && $1 != .frames }
    var cause: String?
    for format in formats {
      for appearance in format == .frames ? [.light] : prepared.appearances {
        let file = FileNames.file(name, format: format, appearance: appearance, scale: scale)
        let path = folder + file
        let bytes = try prepared.bytes(format, appearance, text: options.text)
        let number = "\(number)-\(entries.count)"
        var entry = CheckReport.Entry(path: path, state: .missing, reason: "there is no reference")
        switch reference.content(of: path) {
        case .missing:
          twins[path] = reference.twins(of: bytes, in: fixture.outputFolder, but: file)
        case .unreadable(let reason):
          entry.state = .incomparable
          entry.reason = reason
        case .bytes(let old):
          let kind = ComparedKind(file) ?? .pdf
          let comparison = FileComparison(
            ComparedFile(name: "\(reference.path)/\(path)", kind: kind, bytes: old),
            ComparedFile(name: path, kind: kind, bytes: bytes), path: path, rule: rule)
          entry = try report?.adding(comparison, number: number) ?? comparison.entry
        }
        entry.source = fixture.name
        entry.line = line
        if entry.state != .equal { entry.cause = entry.cause ?? cause }
        cause = cause ?? entry.cause
        if let staging, entry.state != .equal {
          try staging.write(bytes, as: number)
          staged.append((number, path))
        }
        entries.append(entry)
        fileNames.append(file)
      }
    }
  }
}
