import Foundation

/// Files that are there whole or not at all, whenever a process is killed and however many write
/// the same one.
enum WholeFile {
  /// What begins the name under which a file is written, before it is moved to its place.
  static let prefix = ".new-"

  /// - Returns: why it could not be written; nil where it was.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    // Foundation's own function ends the program for a name of one letter.
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let new = "\(path[..<start])\(prefix)\(getpid())-\(path[start...])"
    if let problem = fill(new, with: bytes) { return problem }
    guard rename(new, path) == 0 else {
      let problem = EnvironmentError.systemReason
      unlink(new)
      return problem
    }
    return nil
  }

  /// Writes a file that nobody looks at yet, and removes it where it is not whole.
  ///
  /// - Returns: why it could not be written; nil where it was.
  static func fill(_ path: String, with bytes: [UInt8]) -> String? {
    guard let file = fopen(path, "wb") else { return EnvironmentError.systemReason }
    let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    let isWhole = written == bytes.count && fflush(file) == 0
    let problem = EnvironmentError.systemReason
    fclose(file)
    if isWhole { return nil }
    unlink(path)
    return problem
  }

  /// A file's bytes; nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          isWhole = false
          return
        }
        count += got
      }
    }
    return isWhole ? bytes : nil
  }
}
