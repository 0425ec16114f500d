import CPango
import Foundation
import Typography

/// The bytes of a file, mapped rather than read.
final class BlobHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  /// - Throws: `TypographyError.unreadableFont`.
  init(path: String) throws {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw TypographyError.unreadableFont(
        path: path, reason: exists ? "it cannot be read" : "there is no such file")
    }
    pointer = blob
  }

  deinit {
    hb_blob_destroy(pointer)
  }

  /// Valid as long as the handle lives.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(pointer, &length)
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }

  /// The faces in the file: several in a collection.
  var faceCount: Int {
    Int(hb_face_count(pointer))
  }

  func sha256() -> String {
    let bytes = bytes
    let text = g_compute_checksum_for_data(
      G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
