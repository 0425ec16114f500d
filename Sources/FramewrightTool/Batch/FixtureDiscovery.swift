import Fixtures
import Foundation

/// A fixture as it was found: where to read it, and where below the output its pictures go.
struct FoundFixture: Sendable {
  /// As the user would type it.
  var name: String
  /// nil for standard input.
  var path: String?
  /// The folder below the output folder, empty for the output folder itself.
  var outputFolder: String
  /// Whether it was found in a folder rather than named: it may then hold no figure.
  var isFound = false
}

extension FoundFixture {
  /// Where a file of its figures lies below the output folder.
  func outputPath(of file: String) -> String {
    outputFolder.isEmpty ? file : "\(outputFolder)/\(file)"
  }

  /// Its file below the folder that it was found in.
  var sourceName: String {
    outputPath(of: path.map { ($0 as NSString).lastPathComponent } ?? name)
  }

  /// The same for the same file, however its folder is written.
  fileprivate var place: String {
    guard let path else { return "-" }
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().standardizedFileURL.resolvingSymlinksInPath()
    return "\(folder.path)/\(file.lastPathComponent)"
  }
}

/// Finds the fixtures that paths name: files, all below folders, standard input.
enum FixtureDiscovery {
  struct Found {
    var fixtures: [FoundFixture] = []
    /// Folders that cannot be read.
    var problems: [Problem] = []
  }

  /// Whether paths name more than one file: a folder, or several.
  static func isBatch(_ paths: [String]) -> Bool {
    var status = stat()
    guard let path = paths.first, paths.count == 1 else { return paths.count > 1 }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A file that several paths lead to is taken once, by the first.
  static func find(_ paths: [String]) throws -> Found {
    guard !paths.isEmpty else {
      throw UsageError(
        "no fixture is named", hint: "name a file, a folder, or - for standard input")
    }
    var all = Found()
    for path in paths { all.fixtures += try find(path, &all.problems) }
    guard paths.count > 1 else { return all }
    var seen: Set<String> = []
    all.fixtures = all.fixtures.filter { seen.insert($0.place).inserted }
    return all
  }

  private static func find(
    _ path: String, _ problems: inout [Problem]
  ) throws -> [FoundFixture] {
    if path == "-" { return [FoundFixture(name: "<stdin>", path: nil, outputFolder: "")] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("there is no file or folder '\(path)'")
    }
    guard isFolder.boolValue else {
      return [FoundFixture(name: path, path: path, outputFolder: "")]
    }
    let found = below(path, folder: "", &problems)
    guard !found.isEmpty || !problems.isEmpty else {
      throw UsageError("there is no fixture (*.swift, *.md) below '\(path)'")
    }
    return found
  }

  /// A file that has a folder passed over, unless it is named: its fixtures are for something else.
  private static let passedOver = ".nofigures"

  static func isFixture(_ name: String) -> Bool {
    name.hasSuffix(".swift") || name.hasSuffix(".md")
  }

  /// In the order of their names, whatever order the file system has them in. Links to folders
  /// are not followed, so that no link can lead in a circle.
  private static func below(
    _ root: String, folder: String, _ problems: inout [Problem]
  ) -> [FoundFixture] {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      problems.append(.environment("the folder '\(path)' cannot be read"))
      return []
    }
    if !folder.isEmpty, names.contains(passedOver) { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [FoundFixture] in
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(inner)")
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory?: return below(root, folder: inner, &problems)
      case .typeRegular? where isFixture(name), .typeSymbolicLink? where isFixture(name):
        let shown = root.hasSuffix("/") ? root + inner : "\(root)/\(inner)"
        return [FoundFixture(name: shown, path: shown, outputFolder: folder, isFound: true)]
      default: return []
      }
    }
  }
}
