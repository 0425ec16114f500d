import Catalog
import Foundation
import Views

extension Vocabulary {
  static let buttons: [Entry] = [
    .initializer(
      Button.self,
      "init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)"
    ) { (action: ActionValue, label: ViewContent) in
      Button {
      } label: {
        label.tuple
      }
    },
    .initializer(
      Button.self,
      "init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)"
    ) { (role: ButtonRole?, action: ActionValue, label: ViewContent) in
      Button(role: role) {
      } label: {
        label.tuple
      }
    },
    .initializer(
      Button.self,
      "init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void)"
    ) { (title: String, action: ActionValue) in Button(title) {} },
    .initializer(
      Button.self,
      "init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void)"
    ) { (title: String, role: ButtonRole?, action: ActionValue) in Button(title, role: role) {} },
    .initializer(
      Button.self,
      "init(_ title: some StringProtocol, image name: String, action: @escaping @MainActor () -> Void)"
    ) { (title: String, image: String, action: ActionValue) in Button(title, image: image) {} },
    .initializer(
      Button.self,
      "init(_ title: some StringProtocol, image name: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)"
    ) { (title: String, image: String, role: ButtonRole?, action: ActionValue) in
      Button(title, image: image, role: role) {}
    },
    .initializer(
      Button.self,
      "init(_ title: some StringProtocol, systemImage name: String, action: @escaping @MainActor () -> Void)"
    ) { (title: String, image: String, action: ActionValue) in
      Button(title, systemImage: image) {}
    },
    .initializer(
      Button.self,
      "init(_ title: some StringProtocol, systemImage name: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)"
    ) { (title: String, image: String, role: ButtonRole?, action: ActionValue) in
      Button(title, systemImage: image, role: role) {}
    },
    .initializer(Button.self, "init(_ configuration: PrimitiveButtonStyleConfiguration)") {
      (configuration: PrimitiveButtonStyleConfiguration) in Button(configuration)
    },
    .modifier("buttonStyle", "func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View") {
      (view: any View, style: ButtonStyleChoice) in style.apply(view)
    },
    .modifier(
      "buttonBorderShape", "func buttonBorderShape(_ shape: ButtonBorderShape) -> some View"
    ) { (view: any View, shape: ButtonBorderShape) in view.buttonBorderShape(shape) },
    .modifier("controlSize", "func controlSize(_ size: ControlSize) -> some View") {
      (view: any View, size: ControlSize) in view.controlSize(size)
    },
    .modifier("disabled", "func disabled(_ disabled: Bool) -> some View") {
      (view: any View, disabled: Bool) in view.disabled(disabled)
    },
    .initializer(EditButton.self, "init()") { EditButton() },
    .initializer(Link.self, "init(_ title: some StringProtocol, destination: URL)") {
      (title: String, destination: URL) in Link(views: [Text(title)])
    },
    .initializer(Link.self, "init(destination: URL, @ViewBuilder label: () -> Label)") {
      (destination: URL, label: ViewContent) in Link(views: label.views)
    },
    .initializer(
      Menu.self, "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { (content: ActionValue, label: ViewContent) in Menu(views: label.views) },
    .initializer(
      Menu.self, "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)"
    ) { (title: String, content: ActionValue) in Menu(views: [Text(title)]) },
    .initializer(
      Menu.self,
      "init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content)"
    ) { (title: String, image: String, content: ActionValue) in
      Menu(views: [Label(title, systemImage: image)])
    },
    .ignored(
      Menu.self,
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void)"
    ) { (content: ActionValue, label: ViewContent, action: ActionValue) in
      Menu(views: label.views)
    },
    .ignored(
      Menu.self,
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void)"
    ) { (title: String, content: ActionValue, action: ActionValue) in Menu(views: [Text(title)]) },
  ]

  static let buttonValues: [Entry] =
    [
      .property("label", "var label: Label { get }") { (seen: ButtonStyleConfiguration) in
        ViewValue(view: seen.label)
      },
      .property("role", "var role: ButtonRole? { get }") { (seen: ButtonStyleConfiguration) in
        seen.role
      },
      .property("isPressed", "var isPressed: Bool { get }") { (seen: ButtonStyleConfiguration) in
        seen.isPressed
      },
      .property("label", "var label: Label { get }") {
        (seen: PrimitiveButtonStyleConfiguration) in ViewValue(view: seen.label)
      },
      .property("role", "var role: ButtonRole? { get }") {
        (seen: PrimitiveButtonStyleConfiguration) in seen.role
      },
      .method("trigger", "func trigger()") { (seen: PrimitiveButtonStyleConfiguration) -> Value in
        seen.trigger()
        return .void
      },
      .infixOperator("==", "static func == (lhs: ButtonRole, rhs: ButtonRole) -> Bool") {
        (a: ButtonRole, b: ButtonRole) in a == b
      },
      .staticMethod(
        "roundedRectangle", "static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape"
      ) { (radius: CGFloat) in ButtonBorderShape.roundedRectangle(radius: radius) },
    ]
    + ButtonStyleChoice.entries([
      ("automatic", "DefaultButtonStyle", { $0.buttonStyle(.automatic) }),
      ("plain", "PlainButtonStyle", { $0.buttonStyle(.plain) }),
      ("borderless", "BorderlessButtonStyle", { $0.buttonStyle(.borderless) }),
      ("bordered", "BorderedButtonStyle", { $0.buttonStyle(.bordered) }),
      ("borderedProminent", "BorderedProminentButtonStyle", { $0.buttonStyle(.borderedProminent) }),
    ])
    + Entry.constants([
      ("cancel", ButtonRole.cancel), ("destructive", .destructive), ("confirm", .confirm),
      ("close", .close),
    ])
    + Entry.constants([
      ("automatic", ButtonBorderShape.automatic), ("capsule", .capsule), ("circle", .circle),
      ("roundedRectangle", .roundedRectangle),
    ])
    + Entry.constants([
      ("mini", ControlSize.mini), ("small", .small), ("regular", .regular), ("large", .large),
      ("extraLarge", .extraLarge),
    ])
}

extension Button: Bridged { public static var conformances: [String] { ["View"] } }
extension EditButton: Bridged { public static var conformances: [String] { ["View"] } }
extension Link: Bridged { public static var conformances: [String] { ["View"] } }
extension Menu: Bridged { public static var conformances: [String] { ["View"] } }
extension ButtonRole: Bridged {}
extension ButtonBorderShape: Bridged {}
extension ControlSize: Bridged {}
extension ButtonStyleConfiguration: Bridged {}
extension PrimitiveButtonStyleConfiguration: Bridged {}

extension Vocabulary {
  /// Where a link leads.
  static let addresses: [Entry] = [
    Entry(.initializer, of: "URL", "init", "init?(string: String)") { _, arguments in
      guard let text = try String.bridged(arguments[0]) else {
        return .mismatch(parameter: 0, owners: [])
      }
      return .value(URL(string: text).map { .native($0) } ?? Value.none)
    }
  ]
}
