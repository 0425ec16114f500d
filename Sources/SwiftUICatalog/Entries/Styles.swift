import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let styles: [Entry] = [
    .initializer(
      Color.self,
      "init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)"
    ) {
      (space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) in
      Color(space, red: red, green: green, blue: blue, opacity: opacity)
    },
    .initializer(
      Color.self,
      "init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)"
    ) { (space: Color.RGBColorSpace, white: Double, opacity: Double) in
      Color(space, white: white, opacity: opacity)
    },
    .initializer(
      Color.self,
      "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)"
    ) { (hue: Double, saturation: Double, brightness: Double, opacity: Double) in
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    },
    .method("opacity", "func opacity(_ opacity: Double) -> Color") {
      (color: Color, opacity: Double) in color.opacity(opacity)
    },
    .property("description", "var description: String { get }") { (color: Color) in
      color.description
    },
    .property("gradient", "var gradient: AnyGradient { get }") { (color: Color) in
      color.gradient
    },
    .method("opacity", "func opacity(_ opacity: Double) -> some ShapeStyle", of: "ShapeStyle") {
      (style: StyleValue, opacity: Double) in
      StyleValue(style: AnyShapeStyle(style.style.opacity(opacity)))
    },
    .initializer(Gradient.self, "init(colors: [Color])") { (colors: [Color]) in
      Gradient(colors: colors)
    },
    .initializer(Gradient.self, "init(stops: [Gradient.Stop])") { (stops: [Gradient.Stop]) in
      Gradient(stops: stops)
    },
    .initializer(Gradient.Stop.self, "init(color: Color, location: CGFloat)") {
      (color: Color, location: CGFloat) in Gradient.Stop(color: color, location: location)
    },
    .staticProperty("primary", of: "ShapeStyle", HierarchicalShapeStyle.primary),
    .staticProperty("secondary", of: "ShapeStyle", HierarchicalShapeStyle.secondary),
    .staticProperty("tertiary", of: "ShapeStyle", HierarchicalShapeStyle.tertiary),
    .staticProperty("quaternary", of: "ShapeStyle", HierarchicalShapeStyle.quaternary),
    .staticProperty("quinary", of: "ShapeStyle", HierarchicalShapeStyle.quinary),
    .staticProperty("foreground", of: "ShapeStyle", ForegroundStyle()),
    .staticProperty("background", of: "ShapeStyle", BackgroundStyle()),
    .staticProperty("separator", of: "ShapeStyle", SeparatorShapeStyle()),
    .staticProperty("tint", of: "ShapeStyle", TintShapeStyle()),
    .staticProperty("bar", of: "ShapeStyle", Material.bar),
    .initializer(TintShapeStyle.self, "init()") { TintShapeStyle() },
    .initializer(AnyShapeStyle.self, "init(_ style: some ShapeStyle)") {
      (style: StyleValue) in style.style
    },
    .initializer(ForegroundStyle.self, "init()") { ForegroundStyle() },
    .initializer(BackgroundStyle.self, "init()") { BackgroundStyle() },
    .initializer(SeparatorShapeStyle.self, "init()") { SeparatorShapeStyle() },
  ]

  /// Materials, as they are called by themselves and where any style may stand.
  static let materials: [Entry] =
    [
      ("ultraThin", Material.ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
      ("ultraThick", .ultraThick),
    ].flatMap { name, material -> [Entry] in
      [
        .staticProperty(name, material),
        .staticProperty("\(name)Material", of: "ShapeStyle", material),
      ]
    } + [.staticProperty("bar", Material.bar)]

  static let gradients: [Entry] =
    gradientForms(
      LinearGradient.self, "linearGradient", "startPoint: UnitPoint, endPoint: UnitPoint"
    ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
      LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
    }
    + gradientForms(
      RadialGradient.self, "radialGradient",
      "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"
    ) { (gradient: Gradient, center: UnitPoint, start: CGFloat, end: CGFloat) in
      RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
    }
    + gradientForms(
      EllipticalGradient.self, "ellipticalGradient",
      "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
    ) { (gradient: Gradient, center: UnitPoint, start: CGFloat, end: CGFloat) in
      EllipticalGradient(
        gradient: gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
    }
    + gradientForms(
      AngularGradient.self, "angularGradient",
      "center: UnitPoint, startAngle: Angle, endAngle: Angle"
    ) { (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
    }
    + gradientForms(
      AngularGradient.self, "conicGradient", "center: UnitPoint, angle: Angle = .zero"
    ) { (gradient: Gradient, center: UnitPoint, angle: Angle) in
      AngularGradient(gradient: gradient, center: center, angle: angle)
    }

  /// A gradient can be given whole, by its colours or by its stops; as a type, or by the name
  /// that stands where any style may stand.
  private static func gradientForms<T: Bridged, each P: Bridged>(
    _ type: T.Type, _ name: String, _ parameters: String,
    _ make: @escaping @Sendable (Gradient, repeat each P) throws -> T
  ) -> [Entry] {
    let byColors: @Sendable ([Color], repeat each P) throws -> T = {
      (colors: [Color], rest: repeat each P) in
      try make(Gradient(colors: colors), repeat each rest)
    }
    let byStops: @Sendable ([Gradient.Stop], repeat each P) throws -> T = {
      (stops: [Gradient.Stop], rest: repeat each P) in
      try make(Gradient(stops: stops), repeat each rest)
    }
    return [
      .initializer(type, "init(gradient: Gradient, \(parameters))", make),
      .initializer(type, "init(colors: [Color], \(parameters))", byColors),
      .initializer(type, "init(stops: [Gradient.Stop], \(parameters))", byStops),
      .staticMethod(
        name, of: "ShapeStyle",
        "static func \(name)(_ gradient: Gradient, \(parameters)) -> \(T.typeName)", make),
      .staticMethod(
        name, of: "ShapeStyle",
        "static func \(name)(colors: [Color], \(parameters)) -> \(T.typeName)", byColors),
      .staticMethod(
        name, of: "ShapeStyle",
        "static func \(name)(stops: [Gradient.Stop], \(parameters)) -> \(T.typeName)", byStops),
    ]
  }

  /// Colours that any style may be: `extension ShapeStyle where Self == Color`.
  private static let systemColors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black),
    ("clear", .clear),
  ]

  static let colors: [Entry] =
    Entry.constants(systemColors)
    + Entry.constants([
      ("primary", Color.primary), ("secondary", .secondary), ("accentColor", .accentColor),
    ])
    + Entry.constants(systemColors, of: "ShapeStyle")
    + Entry.constants([
      ("sRGB", Color.RGBColorSpace.sRGB), ("sRGBLinear", .sRGBLinear),
      ("displayP3", .displayP3),
    ])
}
