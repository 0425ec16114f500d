import Catalog
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography
import Views

extension Vocabulary {
  static let padding: [Entry] = [
    .modifier(
      "padding", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
    ) { (view: any View, edges: Edge.Set, length: CGFloat?) in view.padding(edges, length) },
    .modifier("padding", "func padding(_ length: CGFloat) -> some View") {
      (view: any View, length: CGFloat) in view.padding(length)
    },
    .modifier("padding", "func padding(_ insets: EdgeInsets) -> some View") {
      (view: any View, insets: EdgeInsets) in view.padding(insets)
    },
  ]

  static let frame: [Entry] = [
    .modifier(
      "frame",
      "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ) { (view: any View, width: CGFloat?, height: CGFloat?, alignment: Alignment) in
      view.frame(width: width, height: height, alignment: alignment)
    },
    .modifier(
      "frame",
      "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ) {
      (
        view: any View, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?,
        minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
      ) in
      view.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    },
    .modifier("fixedSize", "func fixedSize() -> some View") { (view: any View) in
      view.fixedSize()
    },
    .modifier("fixedSize", "func fixedSize(horizontal: Bool, vertical: Bool) -> some View") {
      (view: any View, horizontal: Bool, vertical: Bool) in
      view.fixedSize(horizontal: horizontal, vertical: vertical)
    },
    .modifier("layoutPriority", "func layoutPriority(_ value: Double) -> some View") {
      (view: any View, value: Double) in view.layoutPriority(value)
    },
    .modifier("zIndex", "func zIndex(_ value: Double) -> some View") {
      (view: any View, value: Double) in view.zIndex(value)
    },
    .modifier("id", "func id(_ id: some Hashable) -> some View") {
      (view: any View, id: IdentifierValue) in view.id(id.text)
    },
    .modifier("offset", "func offset(_ offset: CGSize) -> some View") {
      (view: any View, offset: CGSize) in view.offset(offset)
    },
    .modifier("offset", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View") {
      (view: any View, x: CGFloat, y: CGFloat) in view.offset(x: x, y: y)
    },
  ]

  static let secondary: [Entry] = [
    .modifier(
      "overlay",
      "func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View"
    ) { (view: any View, alignment: Alignment, content: ViewContent) in
      view.overlay(alignment: alignment) { content.tuple }
    },
    // Before views: Swift prefers it for what is a style and a view.
    .modifier(
      "overlay",
      "func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all) -> some View"
    ) { (view: any View, style: StyleValue, edges: Edge.Set) in
      view.overlay(style.style, ignoresSafeAreaEdges: edges)
    },
    .modifier(
      "overlay", "func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View"
    ) { (view: any View, overlay: ViewValue, alignment: Alignment) in
      view.overlay(alignment: alignment) { TupleView([overlay.view]) }
    },
    .modifier(
      "overlay",
      "func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View"
    ) { (view: any View, style: StyleValue, shape: ShapeValue, fill: FillStyle) in
      view.overlay { TupleView([shape.shape.fill(style.style, style: fill)]) }
    },
    .modifier(
      "background",
      "func background(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View"
    ) { (view: any View, alignment: Alignment, content: ViewContent) in
      view.background(alignment: alignment) { content.tuple }
    },
    // Before views: Swift prefers it for what is a style and a view.
    .modifier(
      "background",
      "func background(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all) -> some View"
    ) { (view: any View, style: StyleValue, edges: Edge.Set) in
      view.background(style.style, ignoresSafeAreaEdges: edges)
    },
    .modifier(
      "background",
      "func background(_ background: some View, alignment: Alignment = .center) -> some View"
    ) { (view: any View, background: ViewValue, alignment: Alignment) in
      view.background(alignment: alignment) { TupleView([background.view]) }
    },
    .modifier(
      "background",
      "func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View"
    ) { (view: any View, style: StyleValue, shape: ShapeValue, fill: FillStyle) in
      view.background { TupleView([shape.shape.fill(style.style, style: fill)]) }
    },
    .modifier(
      "background",
      "func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View"
    ) { (view: any View, shape: ShapeValue, fill: FillStyle) in
      view.background { TupleView([shape.shape.fill(BackgroundStyle(), style: fill)]) }
    },
    .modifier(
      "background", "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View"
    ) { (view: any View, edges: Edge.Set) in view.background(ignoresSafeAreaEdges: edges) },
  ]

  static let effects: [Entry] = [
    .modifier("opacity", "func opacity(_ opacity: Double) -> some View") {
      (view: any View, opacity: Double) in view.opacity(opacity)
    },
    .modifier("hidden", "func hidden() -> some View") { (view: any View) in view.hidden() },
    .modifier("clipped", "func clipped(antialiased: Bool = false) -> some View") {
      (view: any View, antialiased: Bool) in view.clipped(antialiased: antialiased)
    },
    .modifier(
      "clipShape",
      "func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View"
    ) { (view: any View, shape: ShapeValue, style: FillStyle) in
      view.clipShape(AnyShape(erasing: shape.shape), style: style)
    },
    .modifier(
      "cornerRadius",
      "func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View"
    ) { (view: any View, radius: CGFloat, antialiased: Bool) in
      view.cornerRadius(radius, antialiased: antialiased)
    },
    .modifier(
      "border", "func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View"
    ) { (view: any View, style: StyleValue, width: CGFloat) in
      view.border(style.style, width: width)
    },
    .modifier("foregroundStyle", "func foregroundStyle(_ style: some ShapeStyle) -> some View") {
      (view: any View, style: StyleValue) in view.foregroundStyle(style.style)
    },
    .modifier(
      "foregroundStyle",
      "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View"
    ) { (view: any View, primary: StyleValue, secondary: StyleValue) in
      view.foregroundStyle(primary.style, secondary.style)
    },
    .modifier(
      "foregroundStyle",
      "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> some View"
    ) { (view: any View, primary: StyleValue, secondary: StyleValue, tertiary: StyleValue) in
      view.foregroundStyle(primary.style, secondary.style, tertiary.style)
    },
    .modifier("foregroundColor", "func foregroundColor(_ color: Color?) -> some View") {
      (view: any View, color: Color?) in view.foregroundColor(color)
    },
    .modifier("accentColor", "func accentColor(_ color: Color?) -> some View") {
      (view: any View, color: Color?) in view.accentColor(color)
    },
    .modifier("tint", "func tint(_ tint: Color?) -> some View") {
      (view: any View, tint: Color?) in view.tint(tint)
    },
    .modifier(
      "environment",
      "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View"
    ) { (view: any View, path: EnvironmentPath, value: Value) in
      try path.setting(value, on: view)
    },
  ]
}

/// What `.id` is given, as text.
struct IdentifierValue: Bridged {
  let text: String

  static var typeName: String { "Hashable" }

  static func bridged(_ value: Value) throws -> IdentifierValue? {
    switch value {
    case .string(let string): return IdentifierValue(text: string)
    case .int(let int): return IdentifierValue(text: String(int))
    case .double(let double): return IdentifierValue(text: CGFloat(double).text)
    case .bool(let bool): return IdentifierValue(text: String(bool))
    case .symbol(let symbol): return IdentifierValue(text: symbol.name)
    case .instance(let instance): return IdentifierValue(text: instance.typeName)
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }
}

/// A key path of the environment's values.
struct EnvironmentPath: Bridged {
  let path: PropertyPath
  var names: [String] { path.names }

  static var typeName: String { "WritableKeyPath<EnvironmentValues, V>" }

  static func bridged(_ value: Value) throws -> EnvironmentPath? {
    guard case .native(let path as PropertyPath) = value else { return nil }
    return EnvironmentPath(path: path)
  }

  func setting(_ value: Value, on view: any View) throws -> any View {
    func typed<T: Bridged>(_ type: T.Type) throws -> T {
      if let typed = try T.bridged(value) { return typed }
      throw BridgingError(
        "'\(names.joined(separator: "."))' is a \(T.typeName), not \(value.described)",
        parameter: 1)
    }
    switch names {
    case ["layoutDirection"]:
      return view.environment(\.layoutDirection, try typed(LayoutDirection.self))
    case ["font"]: return view.environment(\.font, try typed(Font?.self))
    case ["sizeCategory"]:
      return view.environment(\.dynamicTypeSize, try typed(ContentSizeCategory.self).size)
    case ["dynamicTypeSize"]:
      return view.environment(\.dynamicTypeSize, try typed(DynamicTypeSize.self))
    case ["redactionReasons"]:
      return view.environment(\.redactionReasons, try typed(RedactionReasons.self))
    case ["lineLimit"]: return view.environment(\.lineLimit, try typed(Int?.self))
    case ["lineSpacing"]: return view.environment(\.lineSpacing, try typed(CGFloat.self))
    case ["multilineTextAlignment"]:
      return view.environment(\.multilineTextAlignment, try typed(TextAlignment.self))
    case ["truncationMode"]:
      return view.environment(\.truncationMode, try typed(TruncationMode.self))
    case ["minimumScaleFactor"]:
      return view.environment(\.minimumScaleFactor, try typed(CGFloat.self))
    case ["allowsTightening"]:
      return view.environment(\.allowsTightening, try typed(Bool.self))
    case ["defaultMinListRowHeight"]:
      return view.environment(\.defaultMinListRowHeight, try typed(CGFloat.self))
    case ["colorScheme"]: return view.colorScheme(try typed(ColorScheme.self))
    case ["horizontalSizeClass"]:
      return view.environment(\.horizontalSizeClass, try typed(UserInterfaceSizeClass?.self))
    case ["verticalSizeClass"]:
      return view.environment(\.verticalSizeClass, try typed(UserInterfaceSizeClass?.self))
    case ["displayScale"]: return view.environment(\.displayScale, try typed(CGFloat.self))
    case ["isEnabled"]: return view.disabled(!(try typed(Bool.self)))
    case ["imageScale"]: return view.environment(\.imageScale, try typed(Image.Scale.self))
    case ["symbolVariants"]:
      return view.environment(\.symbolVariants, try typed(SymbolVariants.self))
    case ["textCase"]: return view.environment(\.textCase, try typed(Text.Case?.self))
    default:
      // A value of the fixture's own: what its setter does to an environment without any.
      var changed = Value.native(EnvironmentBox(values: EnvironmentValues()))
      try path.set(&changed, value)
      if case .native(let box as EnvironmentBox) = changed, !box.values.custom.isEmpty {
        let custom = box.values.custom
        return view.settingEnvironment { $0.custom.merge(custom) { $1 } }
      }
      throw BridgingError(
        "the environment value '\(names.joined(separator: "."))' is not supported yet",
        hint: "Supported are font, layoutDirection, dynamicTypeSize and the values of text.",
        parameter: 0)
    }
  }
}
