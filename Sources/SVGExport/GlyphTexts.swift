import Foundation
import Geometry
import Typography

/// Path data of glyphs, kept from one figure to the next.
final class GlyphTexts: @unchecked Sendable {
  /// The outlines of one face at one size.
  final class Table: @unchecked Sendable {
    private let outlines: any GlyphOutlines
    private let text: PathText
    private let lock = NSLock()
    private var texts: [UInt32: [UInt8]] = [:]

    fileprivate init(_ key: Key) {
      outlines = key.face.outlines
      text = PathText(
        decimals: key.decimals,
        transform: CGAffineTransform(scaleX: key.size, y: key.size))
    }

    /// The path data of a glyph, empty for one without an outline; nil where the font holds no
    /// usable numbers for it.
    func text(of glyph: UInt32) -> [UInt8]? {
      lock.lock()
      defer { lock.unlock() }
      if let known = texts[glyph] { return known }
      var bytes: [UInt8] = []
      guard text.append(outlines.outline(of: glyph), to: &bytes) else { return nil }
      texts[glyph] = bytes
      return bytes
    }
  }

  struct Key: Equatable {
    var face: GlyphFace
    var size: CGFloat
    var decimals: Int
  }

  static let shared = GlyphTexts()
  /// Faces and sizes kept at once; a program that uses more starts over.
  private static let tableLimit = 256

  private let lock = NSLock()
  private var tables: [(key: Key, table: Table)] = []

  func table(_ key: Key) -> Table {
    lock.lock()
    defer { lock.unlock() }
    if let known = tables.last(where: { $0.key == key }) { return known.table }
    if tables.count >= Self.tableLimit { tables.removeAll() }
    let table = Table(key)
    tables.append((key, table))
    return table
  }
}
