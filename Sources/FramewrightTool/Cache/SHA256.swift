import CPango
import Foundation

/// The SHA-256 digest of bytes that come one after the other, by GLib, which sets text anyway.
final class SHA256 {
  private let sum = g_checksum_new(G_CHECKSUM_SHA256)

  deinit { g_checksum_free(sum) }

  func add(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 0 else { return }
    g_checksum_update(sum, bytes.bindMemory(to: UInt8.self).baseAddress, gssize(bytes.count))
  }

  func add(_ bytes: some ContiguousBytes) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// A text and an end that no text has, so that `ab`, `c` is not `a`, `bc`.
  func add(_ text: String) {
    add(Array(text.utf8) + [0xff])
  }

  /// In hexadecimal; nothing can be added afterwards.
  var text: String {
    g_checksum_get_string(sum).map { String(cString: $0) } ?? ""
  }

  /// The digest of all these bytes, in hexadecimal.
  static func text(of bytes: some ContiguousBytes) -> String {
    let sum = SHA256()
    sum.add(bytes)
    return sum.text
  }

  /// The digest of a file, mapped rather than read; nil where it cannot be read.
  static func text(ofFile path: String) -> String? {
    guard let file = g_mapped_file_new(path, 0, nil) else { return nil }
    defer { g_mapped_file_unref(file) }
    let start = g_mapped_file_get_contents(file)
    return text(
      of: UnsafeRawBufferPointer(start: start, count: Int(g_mapped_file_get_length(file))))
  }
}
