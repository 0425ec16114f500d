import CPango
import Foundation

/// One face of a font file: what it is called, what it serves, where it lies.
public final class FontFace: Sendable {
  /// A property that a variable font lets one choose, such as its weight.
  public struct Axis: Hashable, Sendable {
    /// Four letters, such as `wght`.
    public let tag: String
    public let range: ClosedRange<Double>
    public let defaultValue: Double
  }

  public let path: String
  /// The number of the face within its file.
  public let index: Int
  public let family: String
  public let style: String
  /// As the file states it, such as `Version 4.001`.
  public let version: String
  public let isItalic: Bool
  /// The weights that the face serves: one, or a range of a variable font.
  public let weights: ClosedRange<Double>
  /// The width of its glyphs as a share of the standard width.
  public let width: Double
  public let axes: [Axis]
  /// Equal for equal files on every machine.
  let fingerprint: String
  /// Whether it has a table of colours, of whatever form.
  let hasColorTable: Bool
  let handle: FaceHandle

  /// Opens a face.
  ///
  /// - Throws: `FontDefect` where the file is damaged.
  init(path: String, index: Int, file: BlobHandle) throws(FontDefect) {
    let directory = try TableDirectory(file: file.bytes, face: index)
    try directory.check()
    handle = FaceHandle(hb_face_create(file.pointer, UInt32(truncatingIfNeeded: index)))
    guard hb_face_get_glyph_count(handle.pointer) > 0 else { throw FontDefect("it has no glyphs") }
    self.path = path
    self.index = index
    fingerprint = directory.fingerprint
    hasColorTable = ["CBDT", "sbix", "COLR", "SVG "].contains(where: directory.has)
    family = handle.name(16) ?? handle.name(1) ?? "Unnamed"
    style = handle.name(17) ?? handle.name(2) ?? "Regular"
    version = handle.name(5) ?? ""
    axes = handle.axes()
    let font = hb_font_create(handle.pointer)
    defer { hb_font_destroy(font) }
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_RATIO) != 0
    let weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    weights = axes.first { $0.tag == "wght" }?.range ?? weight...weight
    width = Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)) / 100
  }

  func axis(_ tag: String) -> Axis? {
    axes.first { $0.tag == tag }
  }

  /// The SHA-256 digest of the whole file, in hexadecimal; computed at each call.
  ///
  /// - Throws: `TypographyError.unreadableFont` where the file has gone since.
  public func digest() throws -> String {
    let file = try BlobHandle(path: path)
    return file.sha256()
  }
}

/// A face of HarfBuzz's, which may be used on several threads once it is made.
final class FaceHandle: @unchecked Sendable {
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) {
    self.pointer = pointer
    hb_face_make_immutable(pointer)
  }

  deinit {
    hb_face_destroy(pointer)
  }

  /// A text of the font's own by its OpenType number, in English.
  func name(_ id: UInt32) -> String? {
    let english = hb_language_from_string("en", 2)
    var length: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(length))
    guard hb_ot_name_get_utf8(pointer, id, english, &length, &buffer) > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func axes() -> [FontFace.Axis] {
    var count: UInt32 = 16
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(pointer, 0, &count, &found)
    return found.prefix(Int(count)).filter { $0.min_value <= $0.max_value }.map {
      FontFace.Axis(
        tag: tagText($0.tag), range: Double($0.min_value)...Double($0.max_value),
        defaultValue: Double($0.default_value))
    }
  }

  private func tagText(_ tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> ($0 as UInt32)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
