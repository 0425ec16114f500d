import Foundation

/// What tells a file from any other, and from itself before it was changed: cheaper than a digest,
/// and of this machine only.
struct FileState: Hashable {
  let size: Int64
  private let device: UInt64
  private let number: UInt64
  /// Nanoseconds since 1970. Anybody can set back when a file was modified, and nobody when it was
  /// changed.
  private let modified: Int64
  private let changed: Int64

  /// nil where there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    #if os(Linux)
      (modified, changed) = (status.st_mtim.nanoseconds, status.st_ctim.nanoseconds)
    #else
      (modified, changed) = (status.st_mtimespec.nanoseconds, status.st_ctimespec.nanoseconds)
    #endif
  }

  /// Five numbers.
  var text: String { "\(device) \(number) \(size) \(modified) \(changed)" }

  /// When it was modified or changed, whichever is later, in nanoseconds since 1970.
  var time: Int64 { max(modified, changed) }

  /// Seconds since then.
  var age: Double { Double(timespec.now.nanoseconds - time) / 1e9 }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }

  fileprivate static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }
}
