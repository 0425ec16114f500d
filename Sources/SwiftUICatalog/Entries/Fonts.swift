import Catalog
import Foundation
import Typography
import Views

extension Vocabulary {
  static let fonts: [Entry] = [
    .staticMethod(
      "system",
      "static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font"
    ) { (size: CGFloat, weight: Font.Weight?, design: FontDesign?) in
      guard size.isFinite, size > 0 else {
        throw BridgingError("a font's size is a positive number of points", parameter: 0)
      }
      return Font.system(size: size, weight: weight, design: design)
    },
    .staticMethod(
      "system",
      "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font"
    ) { (style: TextStyle, design: FontDesign?, weight: Font.Weight?) in
      Font.system(style, design: design, weight: weight)
    },
    .staticMethod("custom", "static func custom(_ name: String, size: CGFloat) -> Font") {
      (name: String, size: CGFloat) in Font.custom(name, size: size)
    },
    .staticMethod(
      "custom",
      "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font"
    ) { (name: String, size: CGFloat, style: TextStyle) in
      Font.custom(name, size: size, relativeTo: style)
    },
    .staticMethod("custom", "static func custom(_ name: String, fixedSize: CGFloat) -> Font") {
      (name: String, size: CGFloat) in Font.custom(name, fixedSize: size)
    },
    .method("bold", "func bold() -> Font") { (font: Font) in font.bold() },
    .method("italic", "func italic() -> Font") { (font: Font) in font.italic() },
    .method("weight", "func weight(_ weight: Font.Weight) -> Font") {
      (font: Font, weight: Font.Weight) in font.weight(weight)
    },
    .initializer(Font.Width.self, "init(_ value: CGFloat)") {
      (value: CGFloat) in Font.Width(value)
    },
    .method("width", "func width(_ width: Font.Width) -> Font") {
      (font: Font, width: Font.Width) in font.width(width)
    },
    .method("monospaced", "func monospaced() -> Font") { (font: Font) in font.monospaced() },
    .method("monospacedDigit", "func monospacedDigit() -> Font") { (font: Font) in
      font.monospacedDigit()
    },
    .method("leading", "func leading(_ leading: Font.Leading) -> Font") {
      (font: Font, leading: Font.Leading) in font.leading(leading)
    },
  ]

  static let fontConstants: [Entry] =
    Entry.constants([
      ("largeTitle", Font.largeTitle), ("title", .title), ("title2", .title2),
      ("title3", .title3), ("headline", .headline), ("body", .body), ("callout", .callout),
      ("subheadline", .subheadline), ("footnote", .footnote), ("caption", .caption),
      ("caption2", .caption2),
    ])
    + Entry.constants([
      ("ultraLight", Font.Weight.ultraLight), ("thin", .thin), ("light", .light),
      ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ])
    + Entry.constants([
      ("compressed", Font.Width.compressed), ("condensed", .condensed),
      ("standard", .standard), ("expanded", .expanded),
    ])
    + Entry.constants([
      ("standard", Font.Leading.standard), ("tight", .tight), ("loose", .loose),
    ])
    + FontDesign.allCases.map { .staticProperty($0.rawValue, $0) }
    + TextStyle.allCases.map { .staticProperty($0.name, $0) }
    + DynamicTypeSize.allCases.map { .staticProperty($0.name, $0) }
    + TextAlignment.allCases.map { .staticProperty($0.rawValue, $0) }
    + TruncationMode.allCases.map { .staticProperty($0.rawValue, $0) }
    + [
      .allCases(of: TextStyle.self), .allCases(of: DynamicTypeSize.self),
      .allCases(of: TextAlignment.self),
    ]
    + Entry.constants([("uppercase", Text.Case.uppercase), ("lowercase", .lowercase)])
}
