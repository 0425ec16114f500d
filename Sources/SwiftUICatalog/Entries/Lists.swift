import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let lists: [Entry] = [
    .initializer(List.self, "init(@ViewBuilder content: () -> Content)") {
      (content: ViewContent) in List { content.tuple }
    },
    .initializer(
      List.self,
      "init(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)"
    ) { (data: Elements, content: ElementContent) in
      List(content: try content.views(for: data.identified()))
    },
    .initializer(
      List.self,
      "init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)"
    ) { (data: Elements, id: Value, content: ElementContent) in
      List(content: try content.views(for: data.values))
    },
    .initializer(Form.self, "init(@ViewBuilder content: () -> Content)") {
      (content: ViewContent) in Form { content.tuple }
    },
    .initializer(Section.self, "init(@ViewBuilder content: () -> Content)") {
      (content: ViewContent) in Section { content.tuple }
    },
    .initializer(
      Section.self,
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)"
    ) { (content: ViewContent, header: ViewContent) in
      Section {
        content.tuple
      } header: {
        header.tuple
      }
    },
    .initializer(
      Section.self,
      "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)"
    ) { (content: ViewContent, footer: ViewContent) in
      Section {
        content.tuple
      } footer: {
        footer.tuple
      }
    },
    .initializer(
      Section.self,
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)"
    ) { (content: ViewContent, header: ViewContent, footer: ViewContent) in
      Section {
        content.tuple
      } header: {
        header.tuple
      } footer: {
        footer.tuple
      }
    },
    .initializer(
      Section.self, "init(header: Parent, @ViewBuilder content: () -> Content)"
    ) { (header: ViewValue, content: ViewContent) in
      Section {
        content.tuple
      } header: {
        TupleView([header.view])
      }
    },
    .initializer(
      Section.self, "init(footer: Footer, @ViewBuilder content: () -> Content)"
    ) { (footer: ViewValue, content: ViewContent) in
      Section {
        content.tuple
      } footer: {
        TupleView([footer.view])
      }
    },
    .initializer(
      Section.self, "init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)"
    ) { (header: ViewValue, footer: ViewValue, content: ViewContent) in
      Section {
        content.tuple
      } header: {
        TupleView([header.view])
      } footer: {
        TupleView([footer.view])
      }
    },
    .initializer(
      Section.self, "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)"
    ) { (title: LocalizedStringKey, content: ViewContent) in Section(title) { content.tuple } },
    .initializer(
      Section.self, "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)"
    ) { (title: String, content: ViewContent) in Section(title) { content.tuple } },
    .modifier("listStyle", "func listStyle(_ style: some ListStyle) -> some View") {
      (view: any View, style: ListStyleValue) in style.apply(to: view)
    },
    .modifier("listRowInsets", "func listRowInsets(_ insets: EdgeInsets?) -> some View") {
      (view: any View, insets: EdgeInsets?) in view.listRowInsets(insets)
    },
    .modifier(
      "listRowInsets",
      "func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View"
    ) { (view: any View, edges: Edge.Set, length: CGFloat?) in view.listRowInsets(edges, length) },
    .modifier(
      "listSectionSpacing", "func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View"
    ) { (view: any View, spacing: ListSectionSpacing) in view.listSectionSpacing(spacing) },
    .staticMethod("custom", "static func custom(_ spacing: CGFloat) -> ListSectionSpacing") {
      (length: CGFloat) in ListSectionSpacing.custom(length)
    },
    .modifier("formStyle", "func formStyle(_ style: some FormStyle) -> some View") {
      (view: any View, style: FormStyleValue) in style.apply(to: view)
    },
    .modifier("listRowBackground", "func listRowBackground(_ view: (some View)?) -> some View") {
      (view: any View, background: ViewValue?) in
      view.listRowBackground(background.map { TupleView([$0.view]) })
    },
    .modifier(
      "listRowSeparator",
      "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View"
    ) { (view: any View, visibility: Visibility, edges: VerticalEdgeSet) in
      view.listRowSeparator(visibility, edges: edges)
    },
    .modifier(
      "listRowSeparatorTint",
      "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View"
    ) { (view: any View, color: Color?, edges: VerticalEdgeSet) in
      view.listRowSeparatorTint(color, edges: edges)
    },
  ]

  /// A still picture selects nothing.
  static let listSelections: [Entry] = [
    .ignored(List.self, "init(selection: Binding<V>?, @ViewBuilder content: () -> Content)") {
      (_: Value, content: ViewContent) in List { content.tuple }
    },
    .ignored(
      List.self,
      "init(_ data: Data, selection: Binding<V>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)"
    ) { (data: Elements, _: Value, content: ElementContent) in
      List(content: try content.views(for: data.identified()))
    },
    .ignored(
      List.self,
      "init(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<V>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)"
    ) { (data: Elements, _: Value, _: Value, content: ElementContent) in
      List(content: try content.views(for: data.values))
    },
  ]

  static let listConstants: [Entry] =
    [.staticProperty("default", ListSectionSpacing.default)]
    + Entry.constants([("automatic", FormStyleValue.automatic), ("grouped", .grouped)])
    + Entry.setAlgebra(of: VerticalEdgeSet.self)
    + Entry.constants([
      ("automatic", ListStyleValue.automatic), ("plain", .plain), ("inset", .inset),
      ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("sidebar", .sidebar),
      ("bordered", .bordered),
    ])
    + ListStyleValue.types.map { name, style in
      Entry(.initializer, of: name, "init", "init()") { _, _ in .value(style.value) }
    }
    + Entry.constants([
      ("automatic", Visibility.automatic), ("visible", .visible), ("hidden", .hidden),
    ])
    + Entry.constants([
      ("top", VerticalEdgeSet.top), ("bottom", .bottom), ("all", .all),
    ])
}

extension ListSectionSpacing: Bridged {}

/// A form's style by its name.
enum FormStyleValue: Bridged, Sendable {
  case automatic, grouped

  static var typeName: String { "FormStyle" }

  func apply(to view: any View) -> any View {
    switch self {
    case .automatic: view.formStyle(.automatic)
    case .grouped: view.formStyle(.grouped)
    }
  }
}

/// A list style by its name.
enum ListStyleValue: Bridged, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered

  static var typeName: String { "ListStyle" }

  /// The styles by the names of their types.
  static let types: [(name: String, style: ListStyleValue)] = [
    ("DefaultListStyle", .automatic), ("PlainListStyle", .plain), ("InsetListStyle", .inset),
    ("GroupedListStyle", .grouped), ("InsetGroupedListStyle", .insetGrouped),
    ("SidebarListStyle", .sidebar), ("BorderedListStyle", .bordered),
  ]

  func apply(to view: any View) -> any View {
    switch self {
    case .automatic: view.listStyle(.automatic)
    case .plain: view.listStyle(.plain)
    case .inset: view.listStyle(.inset)
    case .grouped: view.listStyle(.grouped)
    case .insetGrouped: view.listStyle(.insetGrouped)
    case .sidebar: view.listStyle(.sidebar)
    case .bordered: view.listStyle(.bordered)
    }
  }
}
