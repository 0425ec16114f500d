/// SwiftUI's system colours, with the light and dark values of iOS 26 and macOS 26.
///
/// Measured by iamcgn/swiftui-web and read off Apple's Human Interface Guidelines.
extension Color {
  public static let red = system("red", (255, 56, 60), (255, 66, 69))
  public static let orange = system("orange", (255, 141, 40), (255, 146, 48))
  public static let yellow = system("yellow", (255, 204, 0), (255, 214, 0))
  public static let green = system("green", (52, 199, 89), (48, 209, 88))
  public static let mint = system("mint", (0, 200, 179), (0, 218, 195))
  public static let teal = system("teal", (0, 195, 208), (0, 210, 224))
  public static let cyan = system("cyan", (0, 192, 232), (60, 211, 254))
  public static let blue = system("blue", (0, 136, 255), (0, 145, 255))
  public static let indigo = system("indigo", (97, 85, 245), (109, 124, 255))
  public static let purple = system("purple", (203, 48, 224), (219, 52, 242))
  public static let pink = system("pink", (255, 45, 85), (255, 55, 95))
  public static let brown = system("brown", (172, 127, 94), (183, 138, 102))
  public static let gray = system("gray", (142, 142, 147), (142, 142, 147))
  public static let white = system("white", (255, 255, 255), (255, 255, 255))
  public static let black = system("black", (0, 0, 0), (0, 0, 0))
  public static let clear = Color(light: .clear, dark: .clear, name: "clear")
  /// The colour of labels.
  public static let primary = system("primary", (0, 0, 0), (255, 255, 255))
  /// The colour of labels that matter less.
  public static let secondary = Color(
    light: RGBA(60, 60, 67, alpha: 0.6), dark: RGBA(235, 235, 245, alpha: 0.6),
    name: "secondary")
  /// The accent of controls where an app sets none.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(light: blue.light, dark: blue.dark, name: "accentColor")

  package static let tertiaryLabel = Color(
    light: RGBA(60, 60, 67, alpha: 0.3), dark: RGBA(235, 235, 245, alpha: 0.3))
  package static let quaternaryLabel = Color(
    light: RGBA(60, 60, 67, alpha: 0.18), dark: RGBA(235, 235, 245, alpha: 0.16))
  package static let separator = Color(
    light: RGBA(60, 60, 67, alpha: 0.29), dark: RGBA(84, 84, 88, alpha: 0.6))
  package static let groupedBackground = Color(
    light: RGBA(242, 242, 247), dark: RGBA(0, 0, 0))
  package static let groupedCard = Color(light: RGBA(255, 255, 255), dark: RGBA(28, 28, 30))
  package static let page = Color(light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0))

  private static func system(
    _ name: String, _ light: (Double, Double, Double), _ dark: (Double, Double, Double)
  ) -> Color {
    Color(
      light: RGBA(light.0, light.1, light.2), dark: RGBA(dark.0, dark.1, dark.2), name: name)
  }
}
