import Catalog
import Foundation
import Views

extension Vocabulary {
  static let labels: [Entry] = [
    .initializer(
      Label.self, "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)"
    ) { (title: ViewContent, icon: ViewContent) in
      Label {
        title.tuple
      } icon: {
        icon.tuple
      }
    },
    .initializer(Label.self, "init(_ titleKey: LocalizedStringKey, image name: String)") {
      (title: LocalizedStringKey, image: String) in Label(title, image: image)
    },
    .initializer(Label.self, "init(_ title: some StringProtocol, image name: String)") {
      (title: String, image: String) in Label(title, image: image)
    },
    .initializer(Label.self, "init(_ titleKey: LocalizedStringKey, systemImage name: String)") {
      (title: LocalizedStringKey, image: String) in Label(title, systemImage: image)
    },
    .initializer(Label.self, "init(_ title: some StringProtocol, systemImage name: String)") {
      (title: String, image: String) in Label(title, systemImage: image)
    },
    .initializer(Label.self, "init(_ configuration: LabelStyleConfiguration)") {
      (configuration: LabelStyleConfiguration) in Label(configuration)
    },
    .property("title", "var title: LabelStyleConfiguration.Title") {
      (configuration: LabelStyleConfiguration) in ViewValue(view: configuration.title)
    },
    .property("icon", "var icon: LabelStyleConfiguration.Icon") {
      (configuration: LabelStyleConfiguration) in ViewValue(view: configuration.icon)
    },
    .modifier("labelStyle", "func labelStyle(_ style: some LabelStyle) -> some View") {
      (view: any View, style: LabelStyleValue) in style.apply(to: view)
    },
    .modifier("labelsHidden", "func labelsHidden() -> some View") { (view: any View) in
      view.labelsHidden()
    },
    .initializer(
      LabeledContent.self,
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { (content: ViewContent, label: ViewContent) in
      LabeledContent {
        content.tuple
      } label: {
        label.tuple
      }
    },
    .initializer(
      LabeledContent.self,
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)"
    ) { (title: LocalizedStringKey, content: ViewContent) in
      LabeledContent(title) { content.tuple }
    },
    .initializer(
      LabeledContent.self, "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)"
    ) { (title: String, content: ViewContent) in LabeledContent(title) { content.tuple } },
    .initializer(
      LabeledContent.self, "init(_ titleKey: LocalizedStringKey, value: some StringProtocol)"
    ) { (title: LocalizedStringKey, value: String) in LabeledContent(title, value: value) },
    .initializer(
      LabeledContent.self, "init(_ title: some StringProtocol, value: some StringProtocol)"
    ) { (title: String, value: String) in LabeledContent(title, value: value) },
    .initializer(
      LabeledContent.self,
      "init(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)"
    ) { (title: LocalizedStringKey, value: Value, format: FormatStyleValue) in
      LabeledContent(title, value: try format.string(of: value, parameter: 1))
    },
    .initializer(
      LabeledContent.self, "init(_ title: some StringProtocol, value: F.FormatInput, format: F)"
    ) { (title: String, value: Value, format: FormatStyleValue) in
      LabeledContent(title, value: try format.string(of: value, parameter: 1))
    },
    .initializer(
      GroupBox.self,
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { (content: ViewContent, label: ViewContent) in
      GroupBox {
        content.tuple
      } label: {
        label.tuple
      }
    },
    .initializer(
      GroupBox.self, "init(label: Label, @ViewBuilder content: () -> Content)"
    ) { (label: ViewValue, content: ViewContent) in
      GroupBox(label: TupleView([label.view])) { content.tuple }
    },
    .initializer(GroupBox.self, "init(@ViewBuilder content: () -> Content)") {
      (content: ViewContent) in GroupBox { content.tuple }
    },
    .initializer(
      GroupBox.self, "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)"
    ) { (title: LocalizedStringKey, content: ViewContent) in GroupBox(title) { content.tuple } },
    .initializer(
      GroupBox.self, "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)"
    ) { (title: String, content: ViewContent) in GroupBox(title) { content.tuple } },
    .modifier(
      "textScale", "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View"
    ) { (view: any View, scale: Text.Scale, isEnabled: Bool) in
      view.textScale(scale, isEnabled: isEnabled)
    },
  ]

  static let labelConstants: [Entry] =
    Entry.constants([
      ("automatic", LabelStyleValue.automatic), ("titleAndIcon", .titleAndIcon),
      ("titleOnly", .titleOnly), ("iconOnly", .iconOnly),
    ])
    + LabelStyleValue.types.map { name, style in
      Entry(.initializer, of: name, "init", "init()") { _, _ in .value(style.value) }
    }
    + Entry.constants([("default", Text.Scale.default), ("secondary", .secondary)])
}

extension Label: Bridged { public static var conformances: [String] { ["View"] } }
extension LabeledContent: Bridged { public static var conformances: [String] { ["View"] } }
extension GroupBox: Bridged { public static var conformances: [String] { ["View"] } }
extension Text.Scale: Bridged {
  public static var typeName: String { "Text.Scale" }
}

extension LabelStyleConfiguration: Bridged {}

/// A label style by its name, or a fixture's own.
enum LabelStyleValue: Bridged, @unchecked Sendable {
  case automatic, titleAndIcon, titleOnly, iconOnly
  case own(any Instance)

  static var typeName: String { "LabelStyle" }

  /// The styles by the names of their types.
  static let types: [(name: String, style: LabelStyleValue)] = [
    ("DefaultLabelStyle", .automatic), ("TitleAndIconLabelStyle", .titleAndIcon),
    ("TitleOnlyLabelStyle", .titleOnly), ("IconOnlyLabelStyle", .iconOnly),
  ]

  static func bridged(_ value: Value) throws -> LabelStyleValue? {
    if case .instance(let instance) = value {
      return instance.conforms(to: typeName) ? .own(instance) : nil
    }
    return try native(value)
  }

  func apply(to view: any View) -> any View {
    switch self {
    case .automatic: view.labelStyle(.automatic)
    case .titleAndIcon: view.labelStyle(.titleAndIcon)
    case .titleOnly: view.labelStyle(.titleOnly)
    case .iconOnly: view.labelStyle(.iconOnly)
    case .own(let instance): view.labelStyle(own: LabelStyleValue.style(of: instance))
    }
  }

  private static func style(of instance: any Instance) -> OwnLabelStyle {
    OwnLabelStyle { configuration, context in
      let bound = PropertyBinding.bind(instance, in: context).instance
      let body = try bound.buildCall(
        "makeBody", [Argument("configuration", .native(configuration))])
      return TupleView(try ViewContent.views(of: body))
    }
  }
}
