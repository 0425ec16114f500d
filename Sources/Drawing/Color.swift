import Foundation

/// A colour that can differ between light and dark pages.
public struct Color: Hashable, Sendable {
  /// Where colour components are measured.
  public enum RGBColorSpace: Hashable, CaseIterable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  package var light: RGBA
  package var dark: RGBA
  /// The name in SwiftUI, for dumps; nil for a colour made of components.
  package var name: String?

  package init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  package init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// - Parameters red, green, blue, opacity: 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      RGBA(
        red: Self.encoded(red, colorSpace), green: Self.encoded(green, colorSpace),
        blue: Self.encoded(blue, colorSpace), alpha: min(max(opacity, 0), 1)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(light: light.opacity(opacity), dark: dark.opacity(opacity))
  }

  package func resolved(isDark: Bool) -> RGBA {
    isDark ? dark : light
  }

  /// A component as sRGB. Display P3's components are taken as sRGB's of the same value: sRGB
  /// files cannot hold what lies outside.
  private static func encoded(_ value: Double, _ space: RGBColorSpace) -> Double {
    let value = min(max(value, 0), 1)
    guard space == .sRGBLinear else { return value }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
