import Catalog
import Views

extension Vocabulary {
  static let symbols: [Entry] = [
    .initializer(Image.self, "init(systemName: String)") { (name: String) in
      Image(systemName: name)
    },
    .initializer(Image.self, "init(systemName: String, variableValue: Double?)") {
      (name: String, value: Double?) in Image(systemName: name, variableValue: value)
    },
    .method(
      "symbolRenderingMode", "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image"
    ) { (image: Image, mode: SymbolRenderingMode?) in image.symbolRenderingMode(mode) },
    .modifier(
      "symbolRenderingMode", "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View"
    ) { (view: any View, mode: SymbolRenderingMode?) in view.symbolRenderingMode(mode) },
    .modifier("symbolVariant", "func symbolVariant(_ variant: SymbolVariants) -> some View") {
      (view: any View, variants: SymbolVariants) in view.symbolVariant(variants)
    },
    .modifier("imageScale", "func imageScale(_ scale: Image.Scale) -> some View") {
      (view: any View, scale: Image.Scale) in view.imageScale(scale)
    },
    .property("circle", "var circle: SymbolVariants { get }") { (forms: SymbolVariants) in
      forms.circle
    },
    .property("square", "var square: SymbolVariants { get }") { (forms: SymbolVariants) in
      forms.square
    },
    .property("rectangle", "var rectangle: SymbolVariants { get }") { (forms: SymbolVariants) in
      forms.rectangle
    },
    .property("fill", "var fill: SymbolVariants { get }") { (forms: SymbolVariants) in
      forms.fill
    },
    .property("slash", "var slash: SymbolVariants { get }") { (forms: SymbolVariants) in
      forms.slash
    },
    .method("contains", "func contains(_ other: SymbolVariants) -> Bool") {
      (forms: SymbolVariants, other: SymbolVariants) in forms.contains(other)
    },
  ]

  static let symbolConstants: [Entry] =
    Entry.constants([
      ("none", SymbolVariants.none), ("circle", .circle), ("square", .square),
      ("rectangle", .rectangle), ("fill", .fill), ("slash", .slash),
    ])
    + Entry.constants([("small", Image.Scale.small), ("medium", .medium), ("large", .large)])
    + Entry.constants([
      ("monochrome", SymbolRenderingMode.monochrome), ("multicolor", .multicolor),
      ("hierarchical", .hierarchical), ("palette", .palette),
    ])
}

extension SymbolVariants: Bridged {}
extension SymbolRenderingMode: Bridged {}
extension Image.Scale: Bridged {
  public static var typeName: String { "Image.Scale" }
}

extension Vocabulary {
  /// The symbols that have a substitute, in alphabetical order.
  public static var symbolNames: [String] { SymbolNames.all }
}
