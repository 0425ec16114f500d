import Foundation

/// Standard output and standard error; the streams are locked, so that threads do not mix lines.
enum Console {
  /// Whether standard output took all that was printed; only the main thread prints there.
  nonisolated(unsafe) private(set) static var outputIsWhole = true

  static func print(_ text: String) {
    write(Array(text.utf8), to: 1)
  }

  static func print(_ bytes: [UInt8]) {
    write(bytes, to: 1)
  }

  /// One message on standard error, ended by a line break.
  static func complain(_ message: String) {
    write(Array((message.hasSuffix("\n") ? message : message + "\n").utf8), to: 2)
  }

  static var errorIsTerminal: Bool { isatty(2) == 1 }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0 {
        if errno == EINTR { continue }
        if descriptor == 1 { outputIsWhole = false }
        return
      }
      start += written
    }
  }
}
