import Catalog
import Drawing
import Views

extension UIColor: Bridged {}

extension Vocabulary {
  static let uiColors: [Entry] = [
    .initializer(
      UIColor.self, "init(red: Double, green: Double, blue: Double, alpha: Double)"
    ) { (red: Double, green: Double, blue: Double, alpha: Double) in
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    },
    .initializer(UIColor.self, "init(white: Double, alpha: Double)") {
      (white: Double, alpha: Double) in UIColor(white: white, alpha: alpha)
    },
    .initializer(
      UIColor.self,
      "init(hue: Double, saturation: Double, brightness: Double, alpha: Double)"
    ) { (hue: Double, saturation: Double, brightness: Double, alpha: Double) in
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    },
    .method("withAlphaComponent", "func withAlphaComponent(_ alpha: Double) -> UIColor") {
      (color: UIColor, alpha: Double) in color.withAlphaComponent(alpha)
    },
    .initializer(Color.self, "init(uiColor: UIColor)") { (color: UIColor) in
      Color(uiColor: color)
    },
    .initializer(Color.self, "init(_ uiColor: UIColor)") { (color: UIColor) in Color(color) },
    .staticProperty("systemRed", UIColor.systemRed),
    .staticProperty("systemOrange", UIColor.systemOrange),
    .staticProperty("systemYellow", UIColor.systemYellow),
    .staticProperty("systemGreen", UIColor.systemGreen),
    .staticProperty("systemMint", UIColor.systemMint),
    .staticProperty("systemTeal", UIColor.systemTeal),
    .staticProperty("systemCyan", UIColor.systemCyan),
    .staticProperty("systemBlue", UIColor.systemBlue),
    .staticProperty("systemIndigo", UIColor.systemIndigo),
    .staticProperty("systemPurple", UIColor.systemPurple),
    .staticProperty("systemPink", UIColor.systemPink),
    .staticProperty("systemBrown", UIColor.systemBrown),
    .staticProperty("systemGray", UIColor.systemGray),
    .staticProperty("systemGray2", UIColor.systemGray2),
    .staticProperty("systemGray3", UIColor.systemGray3),
    .staticProperty("systemGray4", UIColor.systemGray4),
    .staticProperty("systemGray5", UIColor.systemGray5),
    .staticProperty("systemGray6", UIColor.systemGray6),
    .staticProperty("systemBackground", UIColor.systemBackground),
    .staticProperty("secondarySystemBackground", UIColor.secondarySystemBackground),
    .staticProperty("tertiarySystemBackground", UIColor.tertiarySystemBackground),
    .staticProperty("systemGroupedBackground", UIColor.systemGroupedBackground),
    .staticProperty("secondarySystemGroupedBackground", UIColor.secondarySystemGroupedBackground),
    .staticProperty("tertiarySystemGroupedBackground", UIColor.tertiarySystemGroupedBackground),
    .staticProperty("label", UIColor.label),
    .staticProperty("secondaryLabel", UIColor.secondaryLabel),
    .staticProperty("tertiaryLabel", UIColor.tertiaryLabel),
    .staticProperty("quaternaryLabel", UIColor.quaternaryLabel),
    .staticProperty("placeholderText", UIColor.placeholderText),
    .staticProperty("separator", UIColor.separator),
    .staticProperty("opaqueSeparator", UIColor.opaqueSeparator),
    .staticProperty("systemFill", UIColor.systemFill),
    .staticProperty("secondarySystemFill", UIColor.secondarySystemFill),
    .staticProperty("tertiarySystemFill", UIColor.tertiarySystemFill),
    .staticProperty("quaternarySystemFill", UIColor.quaternarySystemFill),
    .staticProperty("black", UIColor.black),
    .staticProperty("darkGray", UIColor.darkGray),
    .staticProperty("lightGray", UIColor.lightGray),
    .staticProperty("white", UIColor.white),
    .staticProperty("gray", UIColor.gray),
    .staticProperty("red", UIColor.red),
    .staticProperty("green", UIColor.green),
    .staticProperty("blue", UIColor.blue),
    .staticProperty("cyan", UIColor.cyan),
    .staticProperty("yellow", UIColor.yellow),
    .staticProperty("magenta", UIColor.magenta),
    .staticProperty("orange", UIColor.orange),
    .staticProperty("purple", UIColor.purple),
    .staticProperty("brown", UIColor.brown),
    .staticProperty("clear", UIColor.clear),
  ]
}
