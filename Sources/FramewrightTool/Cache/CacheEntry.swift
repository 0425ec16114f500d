import Fixtures
import Foundation
import Interpreter

/// What became of a fixture: its figures in the formats asked for, and what was told of it.
struct CacheEntry: Codable {
  var figures: [DrawnFigure]
  /// Nothing worse: a fixture with an error is drawn again each time.
  var warnings: [Diagnostic]
  var constants: [String]
  /// Pictures that were looked for beside the fixture, which must be the same still.
  var images: [ImageDigest]

}

extension CacheEntry {
  private static let magic = Array("framewright figures 1\n".utf8)
  private static let digestLength = 64

  /// A first line, the digest of all behind it, the length of a part in JSON, that part, and the
  /// files' bytes in the order that it names them in.
  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    // The same entry has the same bytes, whoever writes it.
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(self)
    let length = withUnsafeBytes(of: UInt64(json.count).littleEndian) { Array($0) }
    let content = length + json + figures.lazy.flatMap(\.files).flatMap(\.bytes)
    return Self.magic + Array(SHA256.text(of: content).utf8) + content
  }

  /// nil for bytes that are not what was written.
  init?(_ bytes: [UInt8]) {
    let start = Self.magic.count + Self.digestLength
    guard bytes.count >= start + 8, bytes.starts(with: Self.magic),
      bytes.withUnsafeBytes({ SHA256.text(of: UnsafeRawBufferPointer(rebasing: $0[start...])) })
        .utf8.elementsEqual(bytes[Self.magic.count..<start])
    else { return nil }
    let length = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    var place = start + 8
    guard let count = Int(exactly: length), count <= bytes.count - place,
      let entry = try? JSONDecoder().decode(
        CacheEntry.self, from: Data(bytes[place..<place + count]))
    else { return nil }
    self = entry
    place += count
    for figure in figures.indices {
      for file in figures[figure].files.indices {
        let size = figures[figure].files[file].size
        guard size >= 0, size <= bytes.count - place else { return nil }
        figures[figure].files[file].bytes = Array(bytes[place..<place + size])
        place += size
      }
    }
  }
}

/// A picture that was looked for beside a fixture, and the digest of what was there.
struct ImageDigest: Codable, Hashable, Sendable {
  /// Below the fixture's folder.
  var path: String
  /// nil where there was no such file.
  var digest: String?

  init(_ lookup: FixtureImages.Lookup) {
    path = lookup.path
    digest = lookup.file.map { file in
      let sum = SHA256()
      sum.add(file.name)
      sum.add(file.bytes)
      return sum.text
    }
  }
}
