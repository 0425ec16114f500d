import CPango
import Foundation
import Typography

/// HarfBuzz's subsetter, loaded when a figure is to hold its fonts, because most hold none.
struct SubsetLibrary: @unchecked Sendable {
  private typealias Create = @convention(c) () -> OpaquePointer?
  private typealias Part = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias PartOfKind = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  private typealias SetFlags = @convention(c) (OpaquePointer?, UInt32) -> Void
  private typealias Pin = @convention(c) (OpaquePointer?, OpaquePointer?, UInt32, Float) -> Int32
  private typealias Make = @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  private typealias Release = @convention(c) (OpaquePointer?) -> Void

  private let create: Create
  private let glyphs: Part
  private let characters: Part
  private let set: PartOfKind
  private let setFlags: SetFlags
  /// Not in every version.
  private let pin: Pin?
  private let make: Make
  private let release: Release

  private static let files = [
    "libharfbuzz-subset.so.0", "libharfbuzz-subset.0.dylib",
    "/opt/homebrew/lib/libharfbuzz-subset.0.dylib", "/usr/local/lib/libharfbuzz-subset.0.dylib",
  ]
  /// `HB_SUBSET_FLAGS_NO_HINTING`
  private static let withoutHints: UInt32 = 1
  /// `HB_SUBSET_FLAGS_NOTDEF_OUTLINE`: the box of a character that no font has is drawn.
  private static let withBox: UInt32 = 0x40
  /// `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG`
  private static let featureSet: Int32 = 6

  private static let loaded = Result { try SubsetLibrary() }

  static func load() { _ = loaded }

  /// - Throws: `TypographyError.missingSubsetter`.
  private init() throws {
    guard let handle = Self.files.lazy.compactMap({ dlopen($0, RTLD_LAZY | RTLD_LOCAL) }).first
    else {
      throw TypographyError.missingSubsetter(reason: dlerror().map { String(cString: $0) } ?? "")
    }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws
      -> Function
    {
      guard let address = dlsym(handle, name) else {
        throw TypographyError.missingSubsetter(reason: "it has no function \(name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    create = try function("hb_subset_input_create_or_fail")
    glyphs = try function("hb_subset_input_glyph_set")
    characters = try function("hb_subset_input_unicode_set")
    set = try function("hb_subset_input_set")
    setFlags = try function("hb_subset_input_set_flags")
    make = try function("hb_subset_or_fail")
    release = try function("hb_subset_input_destroy")
    pin = try? function("hb_subset_input_pin_axis_location")
  }

  /// A font file with what a text needs of a face at one setting of its axes.
  ///
  /// The axes are settled in the file where that sets the text as it was; HarfBuzz 6 leaves some
  /// kerning at the axes' defaults. Else the file keeps them.
  ///
  /// - Parameter font: the face at the setting.
  static func subset(
    of setting: FontSetting, font: OpaquePointer?, for use: FontUse
  ) throws -> FontSubset {
    let name = setting.face.family
    if let refusal = EmbeddingRights(setting.face.handle).refusal {
      throw TypographyError.notEmbedded(font: name, reason: refusal)
    }
    let library = try loaded.get()
    // Axes can be settled in TrueType outlines only.
    let settles = library.pin != nil && setting.face.handle.hasTable("glyf")
    if settles, let bytes = library.bytes(of: setting, font, for: use, settlesAxes: true) {
      return FontSubset(bytes: bytes, axes: [:])
    }
    guard let bytes = library.bytes(of: setting, font, for: use, settlesAxes: false) else {
      throw TypographyError.notEmbedded(
        font: name, reason: "HarfBuzz cannot make it smaller without a change to its text")
    }
    let axes = setting.axes.map { ($0.tag, $0.value) }
    return FontSubset(bytes: bytes, axes: Dictionary(axes) { first, _ in first })
  }

  private func bytes(
    of setting: FontSetting, _ font: OpaquePointer?, for use: FontUse, settlesAxes: Bool
  ) -> [UInt8]? {
    guard let input = create() else { return nil }
    defer { release(input) }
    let face = setting.face.handle.pointer
    setFlags(input, Self.withoutHints | (use.glyphs.contains(0) ? Self.withBox : 0))
    for glyph in use.glyphs { hb_set_add(glyphs(input), glyph) }
    for character in LookedUpCharacters(of: use, in: font).all {
      hb_set_add(characters(input), character.value)
    }
    choose(features: set(input, Self.featureSet), for: use)
    if settlesAxes, let pin {
      for axis in setting.face.axes {
        let chosen = setting.axes.first { $0.tag == axis.tag }?.value ?? axis.defaultValue
        guard pin(input, face, openTypeTag(axis.tag), Float(chosen)) != 0 else { return nil }
      }
    }
    guard let made = make(face, input) else { return nil }
    defer { hb_face_destroy(made) }
    let isSame = TextComparison(font, made, settlesAxes ? [] : setting.axes, for: use).isSame
    guard isSame else { return nil }
    let blob = hb_face_reference_blob(made)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return start.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// Leaves out what the text does not use: each feature brings glyphs along.
  private func choose(features: OpaquePointer?, for use: FontUse) {
    if !use.hasContextualForms { hb_set_del(features, openTypeTag("calt")) }
    if use.hasTabularDigits { hb_set_add(features, openTypeTag("tnum")) }
    if !use.characters.contains("\u{2044}") {
      for tag in ["frac", "numr", "dnom"] { hb_set_del(features, openTypeTag(tag)) }
    }
    for tag in ["vert", "vrt2", "vkrn", "vpal", "valt", "vhal"] {
      hb_set_del(features, openTypeTag(tag))
    }
  }
}
