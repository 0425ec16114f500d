import Foundation

/// UIKit's colours, as far as SwiftUI code names them: those that adapt to light and dark, and those
/// made of components.
///
/// Source of the values: Apple's Human Interface Guidelines and UIKit's documentation; the labels,
/// the separator and the backgrounds of grouped lists also as measured by iamcgn/swiftui-web.
public struct UIColor: Hashable, Sendable {
  package var color: Color

  private init(_ color: Color) {
    self.color = color
  }

  /// - Parameters red, green, blue, alpha: 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// - Parameters white, alpha: 0 to 1.
  public init(white: Double, alpha: Double) {
    color = Color(white: white, opacity: alpha)
  }

  /// - Parameters hue, saturation, brightness, alpha: 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    var color = color
    color.light.alpha = alpha
    color.dark.alpha = alpha
    color.name = nil
    return UIColor(color)
  }

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)

  public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)

  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  public static let placeholderText = UIColor(.tertiaryLabel)
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
  public static let systemFill = adaptive(0x787880, 0x787880, 0.2, 0.36)
  public static let secondarySystemFill = adaptive(0x787880, 0x787880, 0.16, 0.32)
  public static let tertiarySystemFill = adaptive(0x767680, 0x767680, 0.12, 0.24)
  public static let quaternarySystemFill = adaptive(0x747480, 0x767680, 0.08, 0.18)

  public static let black = adaptive(0x000000, 0x000000)
  public static let darkGray = adaptive(0x555555, 0x555555)
  public static let lightGray = adaptive(0xAAAAAA, 0xAAAAAA)
  public static let white = adaptive(0xFFFFFF, 0xFFFFFF)
  public static let gray = adaptive(0x808080, 0x808080)
  public static let red = adaptive(0xFF0000, 0xFF0000)
  public static let green = adaptive(0x00FF00, 0x00FF00)
  public static let blue = adaptive(0x0000FF, 0x0000FF)
  public static let cyan = adaptive(0x00FFFF, 0x00FFFF)
  public static let yellow = adaptive(0xFFFF00, 0xFFFF00)
  public static let magenta = adaptive(0xFF00FF, 0xFF00FF)
  public static let orange = adaptive(0xFF8000, 0xFF8000)
  public static let purple = adaptive(0x800080, 0x800080)
  public static let brown = adaptive(0x996633, 0x996633)
  public static let clear = UIColor(.clear)

  private static func adaptive(
    _ light: Int, _ dark: Int, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> UIColor {
    func color(_ code: Int, _ alpha: Double) -> RGBA {
      RGBA(
        Double(code >> 16), Double(code >> 8 & 0xFF), Double(code & 0xFF), alpha: alpha)
    }
    return UIColor(Color(light: color(light, lightAlpha), dark: color(dark, darkAlpha)))
  }
}

extension Color {
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  public init(_ uiColor: UIColor) {
    self = uiColor.color
  }
}
