import Foundation
import Synchronization
import TextMetrics

/// The digests of font files, remembered from run to run as long as a file stays the same: all fonts
/// of a machine are hundreds of megabytes.
final class FontDigests: Sendable {
  /// Where they are remembered; nil for nowhere.
  private let path: String?
  private let state: Mutex<State>

  private struct State {
    /// By path.
    var known: [String: Known]
    var isChanged = false
  }

  private struct Known {
    var digest: String
    var state: String
    /// Whether the file is old enough: one that was changed just now may be again, unnoticed.
    var isSettled = true
  }

  /// Seconds.
  private static let settling = 2.0

  /// - Parameter folder: nil for nowhere.
  init(rememberedIn folder: String?) {
    path = folder.map { "\($0)/fonts" }
    let bytes = path.flatMap(WholeFile.read) ?? []
    state = Mutex(State(known: Self.known(in: String(decoding: bytes, as: UTF8.self))))
  }

  /// A line is a digest, five numbers and a path. A damaged one is passed over.
  private static func known(in text: String) -> [String: Known] {
    var found: [String: Known] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 6)
      guard parts.count == 7, parts[0].utf8.count == 64 else { continue }
      found[String(parts[6])] = Known(
        digest: String(parts[0]), state: parts[1...5].joined(separator: " "))
    }
    return found
  }

  /// The SHA-256 digest of a file in hexadecimal; nil where it cannot be read.
  func digest(of path: String) -> String? {
    guard let file = FileState(path) else { return nil }
    if let known = state.withLock({ $0.known[path] }), known.state == file.text {
      return known.digest
    }
    guard let digest = SHA256.text(ofFile: path) else { return nil }
    let isSettled = file.age > Self.settling && !path.contains("\n")
    state.withLock { state in
      state.known[path] = Known(digest: digest, state: file.text, isSettled: isSettled)
      state.isChanged = true
    }
    return digest
  }

  /// A digest of all fonts that a library may take, in its order, whatever folders they are in.
  func digest(of library: FontLibrary) -> String {
    let sum = SHA256()
    for file in library.files() {
      sum.add("\(file.folder) \(file.name) \(digest(of: file.path) ?? "unreadable")")
    }
    remember()
    return sum.text
  }

  private func remember() {
    guard let path else { return }
    let known = state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged ? state.known : [:]
    }
    let lines = known.filter { $0.value.isSettled && FileState($0.key) != nil }
      .map { "\($0.value.digest) \($0.value.state) \($0.key)\n" }.sorted()
    guard !lines.isEmpty else { return }
    // Where that fails, digests are computed again.
    _ = WholeFile.write(Array(lines.joined().utf8), to: path)
  }
}
