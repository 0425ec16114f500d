import Catalog
import Foundation
import Views

extension Vocabulary {
  /// What is shared, and what it is called there, no still picture shows.
  static let sharing: [Entry] =
    ["item: some Transferable", "items: some RandomAccessCollection"].flatMap { item -> [Entry] in
      [
        .ignored(
          ShareLink.self,
          "init(\(item), subject: Text? = nil, message: Text? = nil, preview: Any? = nil)"
        ) { (_: Value, _: Value, _: Value, _: Value) in ShareLink() },
        .ignored(
          ShareLink.self,
          "init(_ title: some StringProtocol, \(item), subject: Text? = nil, message: Text? = nil, preview: Any? = nil)"
        ) { (title: String, _: Value, _: Value, _: Value, _: Value) in ShareLink(title: title) },
        .ignored(
          ShareLink.self,
          "init(\(item), subject: Text? = nil, message: Text? = nil, preview: Any? = nil, @ViewBuilder label: () -> Label)"
        ) { (_: Value, _: Value, _: Value, _: Value, label: ViewContent) in
          ShareLink(views: label.views)
        },
      ]
    } + [
      .initializer(ShareLink.self, "init(item: URL)") { (_: Value) in ShareLink() },
      .initializer(ShareLink.self, "init(_ title: some StringProtocol, item: URL)") {
        (title: String, _: Value) in ShareLink(title: title)
      },
      .initializer(ShareLink.self, "init(item: URL, @ViewBuilder label: () -> Label)") {
        (_: Value, label: ViewContent) in ShareLink(views: label.views)
      },
      .ignored(
        SharePreview.self, "init(_ title: some StringProtocol, image: Any? = nil, icon: Any? = nil)"
      ) { (_: Value, _: Value, _: Value) in SharePreview() },
    ]

  static let unavailable: [Entry] = [
    .initializer(
      ContentUnavailableView.self,
      "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })"
    ) { (label: ViewContent, description: ViewContent, actions: ViewContent) in
      ContentUnavailableView(
        label: label.views, description: description.views, actions: actions.views)
    },
    .initializer(
      ContentUnavailableView.self,
      "init(_ title: some StringProtocol, image name: String, description: Text? = nil)"
    ) { (title: String, name: String, description: Text?) in
      ContentUnavailableView(title, image: name, description: description)
    },
    .initializer(
      ContentUnavailableView.self,
      "init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil)"
    ) { (title: String, name: String, description: Text?) in
      ContentUnavailableView(title, systemImage: name, description: description)
    },
    .staticProperty("search", ContentUnavailableView.search),
    .staticMethod("search", "static func search(text: String) -> ContentUnavailableView") {
      (text: String) in ContentUnavailableView.search(text: text)
    },
  ]

  static let outlines: [Entry] = [
    .initializer(
      OutlineGroup.self,
      "init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content)"
    ) { (data: OutlineData, children: PropertyPath, content: ElementContent) in
      OutlineGroup(rows: try content.outline(data.values, children))
    },
    .initializer(
      List.self,
      "init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)"
    ) { (data: OutlineData, children: PropertyPath, content: ElementContent) in
      List(content: try content.outline(data.values, children))
    },
  ]
}

/// The elements of a collection, or one alone.
struct OutlineData: Bridged {
  let values: [Value]

  static var typeName: String { "Data" }

  static func bridged(_ value: Value) throws -> OutlineData? {
    if let elements = try Elements.bridged(value) {
      return OutlineData(values: try elements.identified())
    }
    guard case .instance(let instance) = value, instance.conforms(to: "Identifiable") else {
      return nil
    }
    return OutlineData(values: [value])
  }
}

extension ElementContent {
  /// A closed row for every value; one that holds others has a chevron.
  fileprivate func outline(_ values: [Value], _ children: PropertyPath) throws -> [any View] {
    try values.map { value in
      let held = try children.get(value)
      let isParent = if case .none = held { false } else { true }
      return OutlineRow(try views(for: [value]), isParent: isParent)
    }
  }
}

/// What is shown of something that is shared, elsewhere.
struct SharePreview: Bridged, Sendable {}

extension ShareLink: Bridged { public static var conformances: [String] { ["View"] } }
extension ContentUnavailableView: Bridged {
  public static var conformances: [String] { ["View"] }
}
extension OutlineGroup: Bridged { public static var conformances: [String] { ["View"] } }
extension NavigationSplitView: Bridged { public static var conformances: [String] { ["View"] } }
