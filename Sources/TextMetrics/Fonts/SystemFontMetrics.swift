import Foundation
import Typography

/// The platform's own font in numbers: what Inter is set with so that lines break where SwiftUI
/// breaks them.
///
/// Apple's font may not be used off Apple's systems. The vertical measures are its own, in 1/2048
/// em (UIKit's `UIFont` on an iPhone, macOS text heights recorded by iamcgn/swiftui-web); scale,
/// optical size and tracking are fitted to 800 widths that SwiftUI reported. Not fitted: italics,
/// weights below 400, sizes above 40 points, scripts other than Latin, other designs than the default:
/// they share the vertical measures (measured: macOS heights of all four are equal).
enum SystemFontMetrics {
  /// The advance of every character of the monospaced design, in em of the nominal size.
  static let monospacedAdvance = 0.6184
  /// The nominal sizes between which the optical size follows: x-heights agree within 0.5 %.
  static let opticalSizes = 15.5...27.0

  /// In em.
  static let capHeight = 1443.0 / unitsPerEm
  private static let unitsPerEm = 2048.0

  private static func vertical(_ platform: Platform) -> (ascender: Double, descender: Double) {
    switch platform {
    case .ios: (1950, 494)
    case .macos: (1980, 432)
    }
  }

  /// The measures that spacing is made from: not rounded.
  static func metrics(size: Double, leading: CGFloat, platform: Platform) -> FontMetrics {
    let (ascender, descender) = vertical(platform)
    return FontMetrics(
      ascender: ascender / unitsPerEm * size, descender: descender / unitsPerEm * size,
      capHeight: capHeight * size, leading: leading)
  }

  /// The height of a line above and below its baseline.
  ///
  /// iOS adds lines up before it rounds; macOS rounds each line. The change at 20 points is a fit
  /// to the twelve sizes that were measured.
  static func lineBox(size: Double, platform: Platform) -> (ascent: Double, descent: Double) {
    let (ascender, descender) = vertical(platform)
    let above = ascender / unitsPerEm * size
    let below = descender / unitsPerEm * size
    return switch platform {
    case .ios: (above, below)
    case .macos: (above.rounded(), below.rounded(size <= 20 ? .up : .toNearestOrAwayFromZero))
    }
  }

  /// Points added after every character, the last included.
  static func tracking(size: Double, weight: Double) -> Double {
    let bolder = (weight - 400) / 100
    return size / 1000 * (regularTracking(size) + 4.8 * bolder + 0.3 * bolder * bolder)
  }

  /// At weight 400, in thousandths of an em of the nominal size.
  private static let trackingCurve: [(size: Double, value: Double)] = [
    (10, 30.7), (13, 11.4), (17, -5.4), (22, -10.2), (28, -2.3),
  ]

  private static func regularTracking(_ size: Double) -> Double {
    var lower = trackingCurve[0]
    for upper in trackingCurve {
      if size <= upper.size {
        let span = upper.size - lower.size
        let share = span > 0 ? max(size - lower.size, 0) / span : 0
        return lower.value + share * (upper.value - lower.value)
      }
      lower = upper
    }
    return lower.value
  }
}
