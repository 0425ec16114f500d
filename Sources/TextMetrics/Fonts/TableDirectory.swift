import CPango

/// The list of tables at the start of an OpenType face: enough to know whether the file is whole,
/// and to tell one version of a font from another without reading all of it.
struct TableDirectory {
  private struct Record {
    var tag: UInt32
    var checksum: UInt32
    var offset: Int
    var length: Int

    /// Four letters; what is none is written as a question mark.
    var name: String {
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> ($0 as UInt32)) }
      return String(decoding: letters.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
    }
  }

  private var records: [Record] = []
  private let fileLength: Int

  /// - Throws: `FontDefect` where the bytes are no OpenType font.
  init(file: UnsafeRawBufferPointer, face: Int) throws(FontDefect) {
    fileLength = file.count
    guard let start = Self.start(of: face, in: file),
      let version = file.bigEndian32(at: start),
      [0x0001_0000, openTypeTag("OTTO"), openTypeTag("true")].contains(version),
      let tableCount = file.bigEndian16(at: start + 4)
    else { throw FontDefect("it is no OpenType or TrueType font") }
    for index in 0..<Int(tableCount) {
      let place = start + 12 + 16 * index
      guard let tag = file.bigEndian32(at: place), let checksum = file.bigEndian32(at: place + 4),
        let offset = file.bigEndian32(at: place + 8), let length = file.bigEndian32(at: place + 12)
      else { throw FontDefect("it ends within its list of tables") }
      records.append(
        Record(tag: tag, checksum: checksum, offset: Int(offset), length: Int(length)))
    }
  }

  /// A collection lists where its faces start; a single font starts at 0.
  private static func start(of face: Int, in file: UnsafeRawBufferPointer) -> Int? {
    guard file.bigEndian32(at: 0) == openTypeTag("ttcf") else { return 0 }
    return file.bigEndian32(at: 12 + 4 * face).map(Int.init)
  }

  /// - Throws: `FontDefect` where a table is cut off, or one that text needs is missing.
  func check() throws(FontDefect) {
    for record in records where record.offset + record.length > fileLength {
      throw FontDefect(
        "it is cut off: its table \(record.name) ends at byte \(record.offset + record.length) of "
          + "\(fileLength)")
    }
    for name in ["cmap", "head", "hhea", "hmtx", "maxp"] where !has(name) {
      throw FontDefect("its table \(name) is missing")
    }
    guard ["glyf", "CFF ", "CFF2", "CBDT", "sbix"].contains(where: has) else {
      throw FontDefect("it has no outlines and no pictures")
    }
  }

  func has(_ name: String) -> Bool {
    let tag = openTypeTag(name)
    return records.contains { $0.tag == tag && $0.length > 0 }
  }

  /// A 64-bit FNV-1a hash of the tables' names, lengths and checksums, in hexadecimal: equal for
  /// equal files on every machine.
  ///
  /// A digest of all bytes would cost more than shaping a page of text.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for record in records {
      for word in [record.tag, record.checksum, UInt32(truncatingIfNeeded: record.length)] {
        for shift in [24, 16, 8, 0] as [UInt32] {
          hash = (hash ^ UInt64((word >> shift) & 0xff)) &* 0x100_0000_01b3
        }
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What is wrong with a font file, as the end of a sentence.
struct FontDefect: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

/// The number that OpenType writes four letters as.
func openTypeTag(_ name: String) -> UInt32 {
  name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}

extension UnsafeRawBufferPointer {
  fileprivate func bigEndian32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  fileprivate func bigEndian16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
}
