import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let content: [Entry] = [
    .initializer(EmptyView.self, "init()") { EmptyView() },
    .initializer(Group.self, "init(@ViewBuilder content: () -> Content)") {
      (content: ViewContent) in Group { content.tuple }
    },
    .initializer(AnyView.self, "init(_ view: some View)") { (view: ViewValue) in
      AnyView(view.view)
    },
    .initializer(AnyView.self, "init(erasing view: some View)") { (view: ViewValue) in
      AnyView(erasing: view.view)
    },
    .initializer(
      ForEach.self,
      "init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)"
    ) { (data: Elements, id: Value, content: ElementContent) in
      try content.forEach(data.values, id: id)
    },
    .initializer(
      ForEach.self,
      "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)"
    ) { (data: Elements, content: ElementContent) in
      try content.forEach(data.identified())
    },
    .initializer(Spacer.self, "init(minLength: CGFloat? = nil)") { (least: CGFloat?) in
      Spacer(minLength: least)
    },
    .initializer(Divider.self, "init()") { Divider() },
    .initializer(FrameFill.self, "init()") { FrameFill() },
    .initializer(GradientBlock.self, "init(_ style: GradientBlock.Style)") {
      (style: GradientBlock.Style) in GradientBlock(style)
    },
    .initializer(Image.self, "init(_ name: String)") { (name: String) in Image(name) },
    .ignored(Image.self, "init(_ resource: ImageResource)") { (resource: ImageResource) in
      Image(resource.name)
    },
    .initializer(Image.self, "init(decorative name: String)") { (name: String) in
      Image(decorative: name)
    },
    .initializer(
      Image.self,
      "init(size: CGSize, label: Text? = nil, opaque: Bool = false, renderer: (inout GraphicsContext) -> Void)"
    ) { (size: CGSize, label: Text?, opaque: Bool, renderer: DrawingFunction) in
      Image(size: size) { try renderer.draw(in: &$0) }
    },
    .initializer(
      Canvas.self,
      "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)"
    ) { (opaque: Bool, mode: ColorRenderingMode, isAsynchronous: Bool, renderer: DrawingFunction) in
      Canvas(drawing: { try renderer.draw(in: &$0, $1) })
    },
    .method(
      "resizable",
      "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image"
    ) { (image: Image, insets: EdgeInsets, mode: Image.ResizingMode) in
      image.resizable(capInsets: insets, resizingMode: mode)
    },
    .method(
      "renderingMode", "func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image"
    ) { (image: Image, mode: Image.TemplateRenderingMode?) in image.renderingMode(mode) },
    .method(
      "interpolation", "func interpolation(_ interpolation: Image.Interpolation) -> Image"
    ) { (image: Image, interpolation: Image.Interpolation) in
      image.interpolation(interpolation)
    },
    .method("antialiased", "func antialiased(_ isAntialiased: Bool) -> Image") {
      (image: Image, isAntialiased: Bool) in image.antialiased(isAntialiased)
    },
  ]
  static let contentConstants: [Entry] =
    Entry.constants([
      ("dusk", GradientBlock.Style.dusk), ("twilight", .twilight), ("sunset", .sunset),
      ("dawn", .dawn), ("ocean", .ocean), ("meadow", .meadow), ("ember", .ember),
      ("slate", .slate),
    ])
    + Entry.constants([("template", Image.TemplateRenderingMode.template), ("original", .original)])
    + Entry.constants([
      ("nonLinear", ColorRenderingMode.nonLinear), ("linear", .linear),
      ("extendedLinear", .extendedLinear),
    ])
    + Entry.constants([("tile", Image.ResizingMode.tile), ("stretch", .stretch)])
    + Entry.constants([
      ("none", Image.Interpolation.none), ("low", .low), ("medium", .medium), ("high", .high),
    ])
}

/// A closure that draws in a context, which is passed `inout`.
struct DrawingFunction: Bridged {
  let function: any Function

  static var typeName: String { "(inout GraphicsContext) -> Void" }

  static func bridged(_ value: Value) throws -> DrawingFunction? {
    guard case .function(let function) = value else { return nil }
    return DrawingFunction(function: function)
  }

  func draw(in context: inout GraphicsContext, _ size: CGSize? = nil) throws {
    let reference = Reference(.native(context))
    _ = try function.call([.reference(reference)] + (size.map { [.native($0)] } ?? []))
    if let changed = try GraphicsContext.bridged(reference.value) { context = changed }
  }
}

/// A picture of an asset catalog by the name that Xcode gives it: `.officeZoom`. It is the picture
/// of that name in the fixture's folder.
struct ImageResource: Bridged {
  let name: String

  static func bridged(_ value: Value) throws -> ImageResource? {
    guard case .symbol(let symbol) = value, !(symbol is LiteralText), symbol.name != "init" else {
      return nil
    }
    return ImageResource(name: symbol.name)
  }
}
