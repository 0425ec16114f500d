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
      ForEach(content: try content.views(for: data.values))
    },
    .initializer(
      ForEach.self,
      "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)"
    ) { (data: Elements, content: ElementContent) in
      ForEach(content: try content.views(for: data.values))
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
    .initializer(Image.self, "init(decorative name: String)") { (name: String) in
      Image(decorative: name)
    },
    .initializer(
      Image.self,
      "init(size: CGSize, label: Text? = nil, opaque: Bool = false, renderer: (inout GraphicsContext) -> Void)"
    ) { (size: CGSize, label: Text?, opaque: Bool, renderer: Value) in
      guard case .function = renderer else {
        throw BridgingError("the renderer is a closure", parameter: 3)
      }
      return Image(size: size)
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
    + Entry.constants([("tile", Image.ResizingMode.tile), ("stretch", .stretch)])
    + Entry.constants([
      ("none", Image.Interpolation.none), ("low", .low), ("medium", .medium), ("high", .high),
    ])
}
