import Foundation

/// A folder beside the output in which everything is written first, so that a run that fails or
/// is killed leaves nothing half-written: files are moved into place when all are whole.
final class Staging: @unchecked Sendable {
  private let output: String
  private let folder: String
  /// Kept, and not asked again.
  private let signals: [any DispatchSourceSignal]

  /// - Parameter isLong: whether the run may last so long that somebody ends it; watching for that
  ///   takes a millisecond.
  /// - Throws: `EnvironmentError` where the output folder cannot be made or written.
  init(output: String, isLong: Bool) throws {
    self.output = output
    folder = "\(output)/.framewright-\(getpid())"
    Self.removeLeftovers(in: output)
    signals = isLong ? Self.cleaning(folder) : []
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw EnvironmentError("the folder '\(output)' cannot be written")
    }
  }

  /// The signals that ask a program to end.
  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  /// Removes a folder when the run is asked to end, and ends it as the signal would have.
  private static func cleaning(_ folder: String) -> [any DispatchSourceSignal] {
    ends.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // Threads go on writing meanwhile.
        for _ in 0..<100 where access(folder, F_OK) == 0 {
          try? FileManager.default.removeItem(atPath: folder)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      return source
    }
  }

  /// Writes a file whole, under a name of its own in the staging folder.
  func write(_ bytes: [UInt8], as name: String) throws {
    if let problem = WholeFile.fill("\(folder)/\(name)", with: bytes) {
      throw EnvironmentError("'\(output)' cannot be written: \(problem)")
    }
  }

  /// A staged file's content.
  func read(_ name: String) throws -> [UInt8] {
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
      throw EnvironmentError("'\(folder)/\(name)' cannot be read")
    }
    return Array(bytes)
  }

  /// Moves a staged file to its place below the output folder, replacing what is there at once.
  func commit(_ name: String, to path: String) throws {
    let target = "\(output)/\(path)"
    var isMoved = rename("\(folder)/\(name)", target) == 0
    // Most folders are there.
    if !isMoved, errno == ENOENT {
      let parent = (target as NSString).deletingLastPathComponent
      do {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      } catch {
        throw EnvironmentError("the folder '\(parent)' cannot be written")
      }
      isMoved = rename("\(folder)/\(name)", target) == 0
    }
    guard isMoved else {
      throw EnvironmentError("'\(target)' cannot be written: \(EnvironmentError.systemReason)")
    }
  }

  /// Removes what was staged and not moved; signals end the program as before.
  func clean() {
    try? FileManager.default.removeItem(atPath: folder)
    guard !signals.isEmpty else { return }
    for source in signals { source.cancel() }
    for number in Self.ends { signal(number, SIG_DFL) }
  }

  /// Removes what runs that were killed had staged; a run that still goes on keeps its own.
  private static func removeLeftovers(in output: String) {
    guard let folder = opendir(output) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(".framewright-"),
        let process = pid_t(name.dropFirst(".framewright-".count)), kill(process, 0) != 0,
        errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(output)/\(name)")
    }
  }
}
