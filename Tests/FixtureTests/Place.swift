import Foundation

/// A folder of its own for a test that runs the tool.
final class Place {
  struct Run {
    var status: Int32
    var bytes: Data
    var output: String { String(decoding: bytes, as: UTF8.self) }
    var errors: String
  }

  struct NoTool: Error {}

  private let folder: URL
  var name: String { folder.lastPathComponent }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("framewright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Every file below a folder, sorted.
  func files(_ name: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path(name))?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { file in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: path("\(name)/\(file)"), isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  func run(_ words: String...) throws -> Run { try run(words) }

  func run(_ words: [String], fonts: String? = nil) throws -> Run {
    try launch("\(Self.tools)/framewright", words, fonts: fonts)
  }

  func shell(_ command: String) throws -> Run {
    try launch("/bin/sh", ["-c", command], fonts: nil)
  }

  /// Where the tool is built: beside the tests.
  static let tools: String = {
    let tests = Bundle.allBundles.map(\.bundlePath) + [CommandLine.arguments[0]]
    let folders = tests.map { ($0 as NSString).deletingLastPathComponent }
    let found = folders.first {
      FileManager.default.isExecutableFile(atPath: "\($0)/framewright")
    }
    return found ?? "\(TestFiles.root)/.build/debug"
  }()

  private func launch(_ program: String, _ words: [String], fonts: String?) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["FRAMEWRIGHT_FONTS"] =
      fonts ?? environment["FRAMEWRIGHT_FONTS"] ?? "\(TestFiles.root)/.fonts"
    // A figure that a test drew before is drawn again, unless a test is about the cache.
    environment["XDG_CACHE_HOME"] = "/dev/null"
    process.environment = environment
    let (output, errors) = (path(".output"), path(".errors"))
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      bytes: try Data(contentsOf: URL(fileURLWithPath: output)),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}
