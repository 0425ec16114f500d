import CPango

/// What a font's maker allows, as its table OS/2 says.
struct EmbeddingRights {
  private let flags: UInt16

  init(_ face: FaceHandle) {
    // `fsType` stands behind a version, an average width, a weight and a width, two bytes each.
    flags = face.bigEndian16(in: "OS/2", at: 8) ?? 0
  }

  /// Why the font may not be made part of a figure, as the end of a sentence.
  var refusal: String? {
    if flags & 0xF == 0x2 { return "its licence does not allow it (fsType in its table OS/2)" }
    if flags & 0x100 != 0 { return "its licence does not allow a part of it (fsType)" }
    return nil
  }
}

extension FaceHandle {
  func hasTable(_ tag: String) -> Bool {
    let table = hb_face_reference_table(pointer, openTypeTag(tag))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  fileprivate func bigEndian16(in tag: String, at offset: Int) -> UInt16? {
    let table = hb_face_reference_table(pointer, openTypeTag(tag))
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(table, &length), Int(length) >= offset + 2 else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    return UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
}
