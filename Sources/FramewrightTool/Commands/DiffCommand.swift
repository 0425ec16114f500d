import Foundation
import VisualDiff

extension Command {
  static let diff = Command(
    name: "diff", usage: "A B",
    summary: "Compares two pictures, two files of frame trees, or two folders of them.",
    options: CheckOptions.options + [
      Option(name: "jobs", short: "j", value: "N", summary: "files compared at the same time"),
      Option(name: "quiet", short: "q", summary: "print nothing but what differs"),
    ],
    run: { try DiffRun($0).run() })
}

/// One run of `diff`.
private struct DiffRun {
  private let options: CheckOptions
  private let jobs: Int?
  private let isQuiet: Bool
  private let old: String
  private let new: String

  init(_ arguments: Arguments) throws {
    options = try CheckOptions(arguments)
    jobs = try RenderOptions.jobs(arguments)
    isQuiet = arguments.has("quiet")
    guard arguments.paths.count == 2 else {
      throw UsageError("'diff' compares two files or two folders")
    }
    (old, new) = (arguments.paths[0], arguments.paths[1])
  }

  func run() throws -> ExitStatus {
    var result = CheckReport(tool: "framewright \(Tool.version)")
    let report = try ReportFolder(options)
    switch (try Self.isFolder(old), try Self.isFolder(new)) {
    case (false, false): result.entries = [try compareFiles(report)]
    case (true, true): result.entries = try compareFolders(report)
    default: throw UsageError("'\(old)' and '\(new)' are a file and a folder")
    }
    try report?.write(result)
    try CheckPrinter.print(result, options, isQuiet: isQuiet)
    return result.failures(strict: true).isEmpty ? .success : .difference
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("there is no file or folder '\(path)'")
    }
    return isFolder.boolValue
  }

  private func compareFiles(_ report: ReportFolder?) throws -> CheckReport.Entry {
    for path in [old, new] where ComparedKind(path) == nil {
      throw UsageError(
        "'\(path)' is no file that can be compared",
        hint: "PNG, JPEG, SVG, PDF, and JSON of frame trees can")
    }
    return try compare(old, new, path: new, number: "0", report)
  }

  private func compare(
    _ old: String, _ new: String, path: String, number: String, _ report: ReportFolder?
  ) throws -> CheckReport.Entry {
    var files: [ComparedFile] = []
    for name in [old, new] {
      guard let kind = ComparedKind(name), let bytes = FileManager.default.contents(atPath: name)
      else {
        return CheckReport.Entry(
          path: path, state: .incomparable, reason: "'\(name)' cannot be read")
      }
      files.append(ComparedFile(name: name, kind: kind, bytes: Array(bytes)))
    }
    let comparison = FileComparison(
      files[0], files[1], path: path, rule: options.rule.rule, isShown: report != nil)
    return try report?.adding(comparison, number: number) ?? comparison.entry
  }

  private func compareFolders(_ report: ReportFolder?) throws -> [CheckReport.Entry] {
    let before = try Self.files(below: old)
    let after = try Self.files(below: new)
    let both = before.intersection(after).sorted()
    let compared = Workers.map(Array(both.enumerated()), jobs: jobs) { index, path in
      Result {
        try compare(
          "\(old)/\(path)", "\(new)/\(path)", path: path, number: "\(index)", report)
      }
    }
    var entries = try compared.map { try $0.get() }
    var gone = before.subtracting(after)
    for path in after.subtracting(before).sorted() {
      var entry = CheckReport.Entry(path: path, state: .missing, reason: "only in '\(new)'")
      if let name = renamed(path, among: gone) {
        entry.reason = "only in '\(new)'; renamed from '\(name)'"
        gone.remove(name)
      }
      entries.append(entry)
    }
    entries += gone.map {
      CheckReport.Entry(path: $0, state: .orphaned, reason: "only in '\(old)'")
    }
    return entries.sorted { $0.path < $1.path }
  }

  private func renamed(_ path: String, among names: Set<String>) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "\(new)/\(path)") else { return nil }
    return names.sorted().first { name in
      FileManager.default.contents(atPath: "\(old)/\(name)") == bytes
    }
  }

  private static func files(below folder: String) throws -> Set<String> {
    guard access(folder, R_OK) == 0 else {
      throw EnvironmentError("the folder '\(folder)' cannot be read")
    }
    return Set(
      ReferenceFolder.files(below: folder).filter {
        ComparedKind($0) != nil && !Manifest.isManifest($0)
      })
  }
}
