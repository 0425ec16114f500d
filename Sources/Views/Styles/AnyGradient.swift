import Drawing
import Foundation
import Geometry

/// A soft gradient of one colour, from top to bottom of the shape: `Color.indigo.gradient`.
///
/// Measured on SwiftUI-Flow's pictures (macOS 26, light). Ten of eleven colours are lighter at
/// the top, `min(255, 0.86 c + 52)` per channel within 4.2, and reach the colour itself at 70 %
/// of the height; a very bright one (yellow) is itself until 30 % and then darkens, to 0.94 of
/// its red and 0.90 of its green and blue. Purple, teal and dark pages are not measured and follow.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  package let color: Color

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    let base = color.resolved(isDark: isDark)
    return .linear(
      LinearPaint(
        stops: Self.stops(base), start: CGPoint(x: frame.midX, y: frame.minY),
        end: CGPoint(x: frame.midX, y: frame.maxY)))
  }

  static func stops(_ base: RGBA) -> [PaintStop] {
    if isVeryBright(base) {
      let low = RGBA(
        red: base.red * 0.94, green: base.green * 0.90, blue: base.blue * 0.90,
        alpha: base.alpha)
      return [PaintStop(color: base, location: 0.3)] + straight(from: base, to: low, 0.3, 1)
    }
    func lighter(_ channel: Double) -> Double { min(1, 0.86 * channel + 52 / 255) }
    let top = RGBA(
      red: lighter(base.red), green: lighter(base.green), blue: lighter(base.blue),
      alpha: base.alpha)
    return straight(from: top, to: base, 0, 0.7)
  }

  /// Yellow's luminance is 0.65 and the next colour's 0.49: the border lies between.
  private static func isVeryBright(_ color: RGBA) -> Bool {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.7
  }

  /// Stops that make a perceptual blend run straight in sRGB, as was measured here.
  private static func straight(
    from: RGBA, to: RGBA, _ start: Double, _ end: Double
  ) -> [PaintStop] {
    (0...8).map { step in
      let share = Double(step) / 8
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return PaintStop(
        color: RGBA(
          red: mix(from.red, to.red), green: mix(from.green, to.green),
          blue: mix(from.blue, to.blue), alpha: from.alpha),
        location: mix(start, end))
    }
  }
}

extension Color {
  /// The colour as a soft gradient from top to bottom.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
