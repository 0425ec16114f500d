import FigureLimits
import Foundation
import Synchronization
import TextMetrics

/// Figures that were drawn before, in files named by a digest of all that they were drawn from: the
/// source, the options, the fonts, the build of the tool and its libraries.
///
/// Any number of processes may use a folder at once: an entry appears whole, never changes, and is
/// verified when it is read. One that is damaged counts as none, and is written anew.
final class RenderCache: Sendable {
  let fontDigests: FontDigests
  private let folder: String
  /// A digest of what goes for all fixtures of a run.
  private let base: String
  /// Bytes that the folder may hold.
  private let limit: Int
  private let fonts: FontLibrary
  /// What the fonts' files were before their digests were taken.
  private let fontStates: [FileState?]
  private let state = Mutex(State())

  private struct State {
    /// What was written since fonts were looked at.
    var stored: [String] = []
    /// A full disk is not asked again for every fixture.
    var isFull = false
    /// Fonts are no longer those that entries are named by.
    var isOutdated = false
  }

  /// A larger fixture is drawn anew each time: each thread holds one whole.
  private static let entryLimit = 16 << 20
  /// Of the entries' form.
  private static let version = "1"
  /// Seconds after which an entry that is used is marked as used again.
  private static let marking = 3_600.0

  /// The usual place, as the XDG Base Directory Specification says; nil where there is no home.
  private static var usualFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    // The specification has paths that are not absolute ignored.
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return "\(path)/framewright"
    }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/framewright" : nil }
  }

  /// - Parameters:
  ///   - folder: where to; nil for the usual place.
  ///   - drawing: the options that what is drawn depends on.
  /// - Returns: nil where figures cannot be kept: the usual place cannot be written, or builds have
  ///   no ID here.
  /// - Throws: `EnvironmentError` where a folder that was named cannot be written.
  init?(folder: String?, drawing: String, fonts: FontLibrary, limits: Limits) throws {
    guard let path = folder ?? Self.usualFolder else { return nil }
    do {
      // Only for their owner, as the specification asks.
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(Self.version)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      guard folder != nil else { return nil }
      throw EnvironmentError("the folder '\(path)' for the cache cannot be written")
    }
    guard access("\(path)/\(Self.version)", W_OK) == 0, let build = BuildIdentity.text() else {
      guard folder == nil else {
        throw EnvironmentError("the folder '\(path)' for the cache cannot be used")
      }
      return nil
    }
    self.folder = "\(path)/\(Self.version)"
    fontDigests = FontDigests(rememberedIn: path)
    self.fonts = fonts
    fontStates = Self.states(of: fonts)
    limit = limits.cacheMegabytes * 1_000_000
    let sum = SHA256()
    for text in [build, fontDigests.digest(of: fonts), drawing] { sum.add(text) }
    base = sum.text
  }

  /// What a fixture's entry is called.
  ///
  /// - Parameters:
  ///   - formats: what is drawn of it, where that is not for all fixtures of the run alike.
  func key(_ fixture: FoundFixture, _ bytes: [UInt8], formats: String) -> String {
    let sum = SHA256()
    // Messages and frame trees name the file as the user did.
    for text in [base, fixture.name, fixture.isFound ? "found" : "named", formats] { sum.add(text) }
    sum.add(bytes)
    return sum.text
  }

  private func path(_ key: String) -> String { "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))" }

  func entry(_ key: String) -> CacheEntry? {
    let path = path(key)
    guard !state.withLock({ $0.isOutdated }), let bytes = WholeFile.read(path) else { return nil }
    guard let entry = CacheEntry(bytes) else {
      unlink(path)
      return nil
    }
    if let file = FileState(path), file.age > Self.marking { utimensat(AT_FDCWD, path, nil, 0) }
    return entry
  }

  func store(_ entry: CacheEntry, _ key: String) {
    guard !state.withLock({ $0.isFull || $0.isOutdated }), let bytes = try? entry.encoded(),
      bytes.count <= limit
    else { return }
    mkdir("\(folder)/\(key.prefix(2))", 0o700)
    let problem = WholeFile.write(bytes, to: path(key))
    state.withLock { state in
      state.stored.append(path(key))
      if problem != nil { state.isFull = true }
    }
  }

  /// Whether a fixture is small enough to be kept.
  static func keeps(_ figures: [DrawnFigure]) -> Bool {
    figures.lazy.flatMap(\.files).reduce(0) { $0 + $1.bytes.count } <= entryLimit
  }
}

extension RenderCache {
  private static func states(of fonts: FontLibrary) -> [FileState?] {
    fonts.files().map { FileState($0.path) }
  }

  /// Takes back what was written where fonts have changed meanwhile: it may have been drawn in the
  /// new ones, and is named by the old.
  private func checkFonts(_ stored: [String]) {
    guard Self.states(of: fonts) != fontStates else { return }
    state.withLock { $0.isOutdated = true }
    for path in stored { unlink(path) }
  }

  /// Lets go of what was not used for longest, where the folder holds more than it may, and of what
  /// killed processes left; to be called at the end of a run.
  func trim() {
    let stored = state.withLock { state in
      defer { state.stored = [] }
      return state.stored
    }
    guard !stored.isEmpty else { return }
    checkFonts(stored)
    var kept: [(path: String, file: FileState)] = []
    var size = 0
    for part in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
      for name in names {
        let path = "\(folder)/\(part)/\(name)"
        guard let file = FileState(path) else { continue }
        if name.hasPrefix(WholeFile.prefix) {
          if file.age > Self.marking { unlink(path) }
          continue
        }
        kept.append((path, file))
        size += Int(file.size)
      }
    }
    guard size > limit else { return }
    // Not at every run again.
    let goal = limit / 10 * 9
    for (path, file) in kept.sorted(by: { ($0.file.time, $0.path) < ($1.file.time, $1.path) }) {
      if size <= goal { break }
      unlink(path)
      size -= Int(file.size)
    }
  }
}
