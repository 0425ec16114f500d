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
  var ascent: Double
  var descent: Double
  var leading: Double
  /// The nominal size.
  var size: Double
  /// Instances of other families, asked in order for what the first lacks.
  var wanted: FontRequest

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
  func setting(for request: FontRequest, opticalSize: Double) -> FontSetting {
    var values: [FontSetting.AxisValue] = []
    var stretch = request.width
    for axis in axes {
      let wanted: Double
      switch axis.tag {
      case "wght": wanted = request.weight
      case "opsz": wanted = opticalSize
      case "wdth":
        wanted = request.width * 100
        stretch = 1
      default: continue
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
