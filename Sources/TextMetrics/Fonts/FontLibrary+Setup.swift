import CPango
import Foundation
import Typography

/// From a font as SwiftUI names it to one that text can be shaped with.
extension FontLibrary {
  /// Sizes and distances beyond this are no text.
  static let lengthLimit: CGFloat = 1e5

  /// Chooses the face, its axes and the spacing for a font.
  func prepare(_ font: ResolvedFont, platform: Platform) throws -> FontSetup {
    try check(font)
    let request = FontRequest(
      size: Double(font.size), weight: Double(font.weight), width: Double(font.width),
      isItalic: font.isItalic)
    switch font.family {
    case .system(let design):
      return try systemSetup(design, font: font, request: request, platform: platform)
    case .named(let name):
      return try namedSetup(name, font: font, request: request)
    }
  }

  private func check(_ font: ResolvedFont) throws {
    func check(_ name: String, _ value: CGFloat, in range: ClosedRange<CGFloat>) throws {
      guard range.contains(value) else {
        throw TypographyError.invalidValue(name: name, value: value)
      }
    }
    try check("font size", font.size, in: 0.01...Self.lengthLimit)
    try check("font weight", font.weight, in: 1...1000)
    try check("font width", font.width, in: 0.05...20)
    try check("font glyph scale", font.glyphScale, in: 0.05...1)
    try check("font leading", font.leading, in: -Self.lengthLimit...Self.lengthLimit)
  }

  private func systemSetup(
    _ design: FontDesign, font: ResolvedFont, request: FontRequest, platform: Platform
  ) throws -> FontSetup {
    let standIn = SystemDesign(design)
    guard let face = try face(ofFamilies: standIn.families, for: request) else {
      throw TypographyError.missingSystemFont(
        design, family: standIn.families[0], searched: folders)
    }
    guard face.isItalic == font.isItalic else {
      throw TypographyError.missingSystemStyle(
        font.isItalic ? "Italic" : "Regular", family: standIn.families[0])
    }
    let size = request.size
    let sizes = SystemFontMetrics.opticalSizes
    let glyphSize = size * Double(font.glyphScale)
    let opticalSize = min(max(glyphSize, sizes.lowerBound), sizes.upperBound)
    let box = SystemFontMetrics.lineBox(size: size, platform: platform)
    var setup = FontSetup(
      instance: instance(
        face.setting(for: request, opticalSize: opticalSize)),
      drawnSize: glyphSize * standIn.scale, ascent: box.ascent, descent: box.descent,
      leading: Double(font.leading), size: size, wanted: request)
    switch design {
    case .default:
      setup.hasContextualForms = false
      if !face.isReferenceInter { setup.otherStandIn = face.summary }
      setup.tracking = SystemFontMetrics.tracking(size: glyphSize, weight: request.weight)
    case .monospaced:
      setup.fixedAdvance = SystemFontMetrics.monospacedAdvance * glyphSize * request.width
    case .rounded, .serif: setup.tracking = standIn.tracking * glyphSize
    }
    setup.hasTabularDigits = font.hasMonospacedDigits
    return setup
  }

  /// A font of its own keeps its own measures: SwiftUI's `.custom`.
  private func namedSetup(_ name: String, font: ResolvedFont, request: FontRequest) throws
    -> FontSetup
  {
    var setup = try namedStyle(name, font: font, request: request)
    setup.drawnSize *= Double(font.glyphScale)
    setup.leading += Double(font.leading)
    setup.hasTabularDigits = font.hasMonospacedDigits
    return setup
  }

  /// A family by its name, or a style of one by its PostScript name or its full name.
  private func namedStyle(_ name: String, font: ResolvedFont, request: FontRequest) throws
    -> FontSetup
  {
    if let face = try face(ofFamilies: [name], for: request) {
      return ownSetup(of: face, request: request)
    }
    guard let style = try style(named: name) else {
      throw TypographyError.missingFont(name, nearest: try nearestNames(to: name))
    }
    // What is asked for on top of a style goes before what the style has.
    var wanted = request
    if font.keepsNamedWeight { wanted.weight = style.weight }
    if request.width == 1 { wanted.width = style.width }
    wanted.isItalic = request.isItalic || style.face.isItalic
    let serves = font.keepsNamedWeight && wanted.isItalic == style.face.isItalic
    let face =
      serves ? style.face : try face(ofFamilies: [style.face.family], for: wanted) ?? style.face
    return ownSetup(of: face, request: wanted, axes: style.axes)
  }

  /// A face with its own vertical measures, unscaled.
  private func ownSetup(
    of face: FontFace, request: FontRequest, axes: [FontSetting.AxisValue] = []
  ) -> FontSetup {
    let setting = face.setting(for: request, opticalSize: request.size, named: axes)
    let instance = instance(setting)
    let own = instance.ownMetrics(size: request.size)
    return FontSetup(
      instance: instance, drawnSize: request.size, ascent: Double(own.ascender),
      descent: Double(own.descender), leading: Double(own.leading), size: request.size,
      wanted: request)
  }

  /// One instance of every other family, in the order of the folders: asked for characters that a
  /// font lacks.
  func findFallbacks(for setup: FontSetup) throws -> [FontSetup] {
    var families: [(name: String, faces: [FontFace])] = []
    var places: [String: Int] = [:]
    for face in try faces() {
      let key = face.family.lowercased()
      if let place = places[key] {
        families[place].faces.append(face)
      } else {
        places[key] = families.count
        families.append((key, [face]))
      }
    }
    let own = setup.instance.setting.face.family.lowercased()
    let icons = IconFont.family.lowercased()
    return families.filter { $0.name != own && $0.name != icons }.compactMap {
      $0.faces.nearest(to: setup.wanted).map { ownSetup(of: $0, request: setup.wanted) }
    }
  }

  /// The vertical measures that spacing beside text is made from.
  func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics {
    let setup = try setup(font, platform: platform)
    if case .system = font.family {
      return SystemFontMetrics.metrics(
        size: setup.size, leading: font.leading, platform: platform)
    }
    var own = setup.instance.ownMetrics(size: setup.size)
    own.leading += font.leading
    return own
  }
}

extension FontInstance {
  /// The measures that the font file states, in points at a size.
  func ownMetrics(size: Double) -> FontMetrics {
    var extents = hb_font_extents_t()
    _ = hb_font_get_h_extents(font, &extents)
    var capHeight: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
    let unit = size / Double(Self.unitsPerEm)
    return FontMetrics(
      ascender: max(Double(extents.ascender) * unit, 0),
      descender: max(-Double(extents.descender) * unit, 0),
      capHeight: max(Double(capHeight) * unit, 0), leading: max(Double(extents.line_gap) * unit, 0))
  }
}
