import Foundation
import Geometry
import Typography

extension Font {
  /// Apple's line height of the system font: 2444/2048 of the size (iOS; UIFont.md of
  /// iamcgn/swiftui-web).
  private static let lineHeight: CGFloat = 2444 / 2048

  /// The font as text is set in it: style, size and traits in their final values.
  ///
  /// - Parameter outer: traits that the text and the views around it ask for.
  package func resolved(
    _ environment: EnvironmentValues, traits outer: FontTraits = FontTraits()
  ) -> ResolvedFont {
    let traits = outer.over(self.traits)
    var font: ResolvedFont
    switch source {
    case .style(let style, let design, let weight):
      font = Self.styled(style, environment, leadingChoice)
      font.family = .system(traits.design ?? design ?? .default)
      if let weight { font.weight = weight.value }
      if traits.isBold {
        font.weight = max(style.boldWeight(platform: environment.platform), font.weight)
      }
    case .system(let size, let weight, let design):
      font = ResolvedFont(
        family: .system(traits.design ?? design ?? .default), size: size,
        weight: weight?.value ?? 400)
      if traits.isBold { font.weight = 700 }
    case .custom(let name, let size, let style):
      font = ResolvedFont(
        family: .named(name), size: Self.scaled(size, relativeTo: style, environment))
      if traits.isBold { font.weight = 700 }
      font.keepsNamedWeight = !traits.isBold && traits.weight == nil
    }
    if let weight = traits.weight { font.weight = weight.value }
    if let width = traits.width { font.width = width.factor }
    font.isItalic = traits.isItalic
    font.hasMonospacedDigits = traits.hasMonospacedDigits
    return font
  }

  private static func styled(
    _ style: TextStyle, _ environment: EnvironmentValues, _ choice: Leading
  ) -> ResolvedFont {
    let platform = environment.platform
    let metrics = style.metrics(environment.dynamicTypeSize, platform: platform)
    // macOS: the published line height is the font's own, nothing is added between lines.
    var leading = platform == .ios ? metrics.leading - metrics.size * lineHeight : 0
    leading = max(leading, 0)
    switch choice {
    case .standard: break
    case .tight: leading -= 2
    case .loose: leading += 2
    }
    return ResolvedFont(
      size: metrics.size, weight: style.weight(platform: platform), leading: leading)
  }

  /// A size that grows with a style as the reader's type size does.
  private static func scaled(
    _ size: CGFloat, relativeTo style: TextStyle?, _ environment: EnvironmentValues
  ) -> CGFloat {
    guard let style, environment.platform == .ios else { return size }
    let now = style.metrics(environment.dynamicTypeSize, platform: .ios).size
    let usual = style.metrics(.large, platform: .ios).size
    return size * now / usual
  }
}

extension EnvironmentValues {
  /// The font of text where none is set: body on iOS, the system font at 13 points on macOS.
  package var currentFont: Font {
    font ?? (platform == .ios ? .body : .system(size: 13))
  }
}
