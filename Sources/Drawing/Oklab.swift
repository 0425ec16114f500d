import Foundation

/// Björn Ottosson's perceptual space, near the one in which SwiftUI blends gradients.
///
/// Measured by iamcgn/swiftui-web (Gradient.md): the middle of red to blue is 170, 121, 168;
/// Oklab gives 172, 121, 168, plain sRGB 128, 96, 158.
struct Oklab {
  var l: Double
  var a: Double
  var b: Double

  init(_ color: RGBA) {
    let red = Oklab.linear(color.red)
    let green = Oklab.linear(color.green)
    let blue = Oklab.linear(color.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.l = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The colour at a share of the way from one place in the space to another.
  static func blend(_ from: Oklab, _ to: Oklab, _ share: Double, alpha: Double) -> RGBA {
    var mixed = from
    mixed.l += (to.l - from.l) * share
    mixed.a += (to.a - from.a) * share
    mixed.b += (to.b - from.b) * share
    return mixed.color(alpha: alpha)
  }

  /// The colour at a share of the way from one to another, opacity blended as SwiftUI blends it.
  static func blend(_ from: RGBA, _ to: RGBA, _ share: Double) -> RGBA {
    blend(Oklab(from), Oklab(to), share, alpha: from.alpha + (to.alpha - from.alpha) * share)
  }

  private func color(alpha: Double) -> RGBA {
    let l = pow(self.l + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(self.l - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(self.l - 0.0894841775 * a - 1.2914855480 * b, 3)
    return RGBA(
      red: Oklab.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Oklab.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Oklab.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return min(max(encoded, 0), 1)
  }
}
