import CPango
import Foundation
import Geometry
import Synchronization
import Typography

/// A face at one setting of its axes.
struct FontSetting: Hashable, Sendable {
  let face: FontFace
  /// Sorted by tag; values of the axes that the face has.
  let axes: [AxisValue]
  /// The share of their width that glyphs are drawn at where the face has no axis for it.
  let stretch: Double

  struct AxisValue: Hashable, Sendable {
    var tag: String
    var value: Double
  }

  static func == (a: FontSetting, b: FontSetting) -> Bool {
    a.face === b.face && a.axes == b.axes && a.stretch == b.stretch
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(axes)
    hasher.combine(stretch)
  }
}

/// What HarfBuzz shapes with and draws outlines from, at one em.
final class FontInstance: GlyphOutlines, @unchecked Sendable {
  /// Units per em that HarfBuzz counts in: fine enough that rounding is never seen.
  static let unitsPerEm: Int32 = 65_536

  let setting: FontSetting
  let identity: String
  var familyName: String { setting.face.family }
  var filePath: String? { setting.face.path }
  /// Never changed after it was made, hence safe on any thread.
  let font: OpaquePointer?
  /// Glyph and advance in em of what truncation and hyphenation add.
  let ellipsis: [(glyph: UInt32, advance: Double)]
  let hyphen: [(glyph: UInt32, advance: Double)]
  /// The character that the hyphen is drawn as.
  var hyphenString: String { hasGlyph(for: "\u{2010}") ? "\u{2010}" : "-" }
  private let outlines = Mutex<[UInt32: Outline]>([:])
  private let colorGlyphs: ColorGlyphs?

  init(_ setting: FontSetting) {
    self.setting = setting
    let font = hb_font_create(setting.face.handle.pointer)
    hb_font_set_scale(font, Self.unitsPerEm, Self.unitsPerEm)
    var variations = setting.axes.map {
      hb_variation_t(tag: openTypeTag($0.tag), value: Float($0.value))
    }
    hb_font_set_variations(font, &variations, UInt32(variations.count))
    hb_font_make_immutable(font)
    self.font = font
    identity = Self.identity(of: setting)
    colorGlyphs = ColorGlyphs(setting.face)
    let stretch = setting.stretch
    ellipsis =
      Self.glyphs("\u{2026}", in: font, stretch: stretch)
      ?? Self.glyphs("...", in: font, stretch: stretch) ?? []
    hyphen =
      Self.glyphs("\u{2010}", in: font, stretch: stretch)
      ?? Self.glyphs("-", in: font, stretch: stretch) ?? []
  }

  deinit {
    hb_font_destroy(font)
  }

  private static func identity(of setting: FontSetting) -> String {
    var identity = "\(setting.face.family)-\(setting.face.fingerprint)"
    if setting.face.index > 0 { identity += ";face=\(setting.face.index)" }
    for axis in setting.axes { identity += ";\(axis.tag)=\(NumberText.text(axis.value))" }
    if setting.stretch != 1 { identity += ";stretch=\(NumberText.text(setting.stretch))" }
    return identity
  }

  /// The glyphs of a sign, or nil where the font lacks one.
  private static func glyphs(_ sign: String, in font: OpaquePointer?, stretch: Double)
    -> [(glyph: UInt32, advance: Double)]?
  {
    var found: [(glyph: UInt32, advance: Double)] = []
    for scalar in sign.unicodeScalars {
      var glyph: UInt32 = 0
      guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
      let advance = Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(unitsPerEm)
      found.append((glyph, advance * stretch))
    }
    return found
  }

  /// Drawn once, and kept.
  func outline(of glyph: UInt32) -> Path {
    drawn(glyph).path
  }

  func bounds(of glyph: UInt32) -> CGRect? {
    drawn(glyph).bounds
  }

  var hasColors: Bool { colorGlyphs != nil }

  func colors(of glyph: UInt32) -> ColorGlyph? {
    colorGlyphs?.glyph(glyph, of: font)
  }

  /// Whether there is something to see of a glyph that takes room.
  func canDraw(_ glyph: UInt32) -> Bool {
    guard let colorGlyphs else { return true }
    if hb_font_get_glyph_h_advance(font, glyph) == 0 || glyph == space { return true }
    return !outline(of: glyph).isEmpty || colorGlyphs.glyph(glyph, of: font) != nil
  }

  private var space: UInt32? { nominalGlyph(for: " ") }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool { nominalGlyph(for: scalar) != nil }

  func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  func advance(of glyph: UInt32) -> CGFloat {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(Self.unitsPerEm) * setting.stretch
  }

  var style: FaceStyle {
    var style = FaceStyle()
    let weight = setting.axes.first { $0.tag == "wght" }?.value
    style.weight = weight ?? setting.face.weights.lowerBound
    style.isItalic = setting.face.isItalic
    style.width =
      setting.axes.first { $0.tag == "wdth" }.map { $0.value / 100 }
      ?? setting.face.width
    style.stretch = setting.stretch
    return style
  }

  func subset(for use: FontUse) throws -> FontSubset? {
    try SubsetLibrary.subset(of: setting, font: font, for: use)
  }

  private func drawn(_ glyph: UInt32) -> Outline {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let path = GlyphPen.draw(glyph, of: font, stretch: setting.stretch)
    let new = Outline(path: path, bounds: path.isEmpty ? nil : path.boundingRect)
    outlines.withLock { $0[glyph] = new }
    return new
  }

  private struct Outline {
    var path: Path
    var bounds: CGRect?
  }
}
