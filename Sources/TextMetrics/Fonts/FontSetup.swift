import CPango
import Foundation
import Typography

/// A resolved font, ready to shape with: a font instance, and how its glyphs are spaced and stacked.
struct FontSetup: Sendable {
  var instance: FontInstance
  /// The size that outlines are drawn at.
  var drawnSize: Double
  /// Points added after every character.
  var tracking = 0.0
  /// What every character advances where the design is monospaced.
  var fixedAdvance: Double?
  var hasTabularDigits = false
  /// Whether letters take other shapes beside others as the font likes. Inter would make an arrow of
  /// `->` and a cross of the x in `3x4`, which the platform's font draws as they are typed; a colon
  /// between digits is raised in both.
  var hasContextualForms = true
  /// What stands in for the platform's font, where it is not what its widths were fitted with.
  var otherStandIn: String?
  var ascent: Double
  var descent: Double
  var leading: Double
  /// The nominal size.
  var size: Double
  /// Instances of other families, asked in order for what the first lacks.
  var wanted: FontRequest

  /// The features of the font that are not what they are by default.
  func features(ligatures: Bool) -> [hb_feature_t] {
    Self.features(
      tabularDigits: hasTabularDigits, contextualForms: hasContextualForms, ligatures: ligatures)
  }

  /// - Parameter ligatures: whether there are those that a script can do without: what style sheets
  ///   call common ligatures, and leave out where letters are spaced.
  static func features(
    tabularDigits: Bool, contextualForms: Bool, ligatures: Bool = true
  ) -> [hb_feature_t] {
    var found: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      found.append(hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: .max))
    }
    if tabularDigits { set("tnum", 1) }
    if !contextualForms { set("calt", 0) }
    if !ligatures {
      set("liga", 0)
      set("clig", 0)
    }
    return found
  }

  /// Points per unit that HarfBuzz answers in.
  var unit: Double { drawnSize / Double(FontInstance.unitsPerEm) * instance.setting.stretch }

  /// What a sign that the text does not hold advances.
  func advance(of sign: [(glyph: UInt32, advance: Double)], tracking extra: Double) -> Double {
    sign.reduce(0) { $0 + (fixedAdvance ?? $1.advance * drawnSize) + tracking + extra }
  }
}

/// The style that is looked for in a family.
struct FontRequest: Hashable, Sendable {
  var size: Double
  var weight: Double
  var width: Double
  var isItalic: Bool
}

extension FontFace {
  /// The setting of this face's axes that comes nearest to a request.
  ///
  /// - Parameter named: where a named instance stands; its weight and its width are in the request.
  ///   Where it has the optical size that the font has anyway, that follows the size of the text.
  func setting(
    for request: FontRequest, opticalSize: Double, named: [FontSetting.AxisValue] = []
  ) -> FontSetting {
    var values: [FontSetting.AxisValue] = []
    var stretch = request.width
    for axis in axes {
      let own = named.first { $0.tag == axis.tag }.map(\.value).flatMap { value in
        value == axis.defaultValue ? nil : value
      }
      let wanted: Double
      switch axis.tag {
      case "wght": wanted = request.weight
      case "opsz": wanted = own ?? opticalSize
      case "wdth":
        wanted = request.width * 100
        stretch = 1
      default:
        guard let own else { continue }
        wanted = own
      }
      let value = min(max(wanted, axis.range.lowerBound), axis.range.upperBound)
      values.append(FontSetting.AxisValue(tag: axis.tag, value: value))
    }
    values.sort { $0.tag < $1.tag }
    if width != 1, axis("wdth") == nil { stretch = width == request.width ? 1 : stretch / width }
    return FontSetting(face: self, axes: values, stretch: stretch)
  }
}

extension [FontFace] {
  /// The face nearest to a request; the first of equals.
  func nearest(to request: FontRequest) -> FontFace? {
    self.min { $0.distance(to: request) < $1.distance(to: request) }
  }
}

extension FontFace {
  /// How far the face is from a request: by slant, then by width, then by weight; 0 where it is it.
  func distance(to request: FontRequest) -> Double {
    let slant = isItalic == request.isItalic ? 0.0 : 1e9
    let difference = axis("wdth") == nil ? abs(width - request.width) * 1e6 : 0
    let weight = Swift.max(
      weights.lowerBound - request.weight, request.weight - weights.upperBound, 0)
    return slant + difference + weight
  }
}
