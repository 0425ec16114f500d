import Foundation

extension Command {
  static let watch = Command(
    name: "watch", usage: "PATH… [-o DIR]",
    summary: "Draws again what changed, as it changes, until it is ended.",
    // Files that tell of a run would tell of what changed last alone.
    options: render.options.filter { option in
      !(["emit", "shard"] + RunFiles.options.map(\.name)).contains(option.name)
    },
    run: { try WatchRun($0).run() })
}

/// Looks at the files a few times a second; a message about a fixture ends nothing.
private struct WatchRun {
  private let rendering: Rendering
  private let paths: [String]

  /// Microseconds between two looks: soon enough for an eye, and no work to speak of.
  private static let pause: UInt32 = 200_000

  init(_ arguments: Arguments) throws {
    rendering = try Rendering(arguments, isRepeated: true)
    paths = arguments.paths
    guard !paths.contains("-") else {
      throw UsageError("standard input cannot be watched", hint: "name a file or a folder")
    }
    _ = try FixtureDiscovery.find(paths)
  }

  func run() throws -> ExitStatus {
    var known: [String: [String: FileState]] = [:]
    while true {
      // A file that is being replaced may be missing for a moment.
      if let found = try? FixtureDiscovery.find(paths) {
        let now = Self.stamps(of: found.fixtures)
        var changed = found
        changed.fixtures = found.fixtures.filter { Self.isChanged($0, known, now) }
        known = now
        if !changed.fixtures.isEmpty { _ = try rendering.run(changed) }
      }
      usleep(Self.pause)
    }
  }

  /// The files of every folder that has a fixture: fixtures, and what they may read.
  private static func stamps(of fixtures: [FoundFixture]) -> [String: [String: FileState]] {
    var stamps: [String: [String: FileState]] = [:]
    for folder in Set(fixtures.map(\.folder)) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names {
        stamps[folder, default: [:]][name] = FileState("\(folder)/\(name)")
      }
    }
    return stamps
  }

  /// Whether a fixture, or a file beside it that is no fixture, is another than before.
  private static func isChanged(
    _ fixture: FoundFixture, _ old: [String: [String: FileState]],
    _ new: [String: [String: FileState]]
  ) -> Bool {
    let (before, after) = (old[fixture.folder] ?? [:], new[fixture.folder] ?? [:])
    if before == after { return false }
    let own = fixture.fileName
    if before[own] != after[own] { return true }
    func others(_ stamps: [String: FileState]) -> [String: FileState] {
      stamps.filter { !FixtureDiscovery.isFixture($0.key) }
    }
    return others(before) != others(after)
  }
}

extension FoundFixture {
  fileprivate var folder: String {
    let folder = ((path ?? "") as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  fileprivate var fileName: String { ((path ?? "") as NSString).lastPathComponent }
}
