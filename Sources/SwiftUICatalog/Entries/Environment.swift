import Catalog
import Views

/// `EnvironmentValues` as fixture code extends it: values by a key of its own, or by `@Entry`.
struct EnvironmentBox: Bridged {
  var values: EnvironmentValues

  static var typeName: String { "EnvironmentValues" }
}

extension ColorScheme: Bridged {}
extension UserInterfaceSizeClass: Bridged {}

extension UIScreen: Bridged {}

extension Vocabulary {
  static let screens: [Entry] = [
    Entry(.staticProperty, of: "UIScreen", "main", "static var main: UIScreen { get }") { _, _ in
      guard let screen = UIScreen.current else {
        throw BridgingError("the screen is known in figures only")
      }
      return .value(screen.value)
    },
    .property("bounds", "var bounds: CGRect { get }") { (screen: UIScreen) in screen.bounds },
    .property("scale", "var scale: CGFloat { get }") { (screen: UIScreen) in screen.scale },
  ]

  static let environmentConstants: [Entry] =
    Entry.constants([("light", ColorScheme.light), ("dark", .dark)])
    + Entry.constants([("compact", UserInterfaceSizeClass.compact), ("regular", .regular)])
    + [
      .allCases(of: ColorScheme.self),
      .modifier(
        "preferredColorScheme",
        "func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View"
      ) { (view: any View, scheme: ColorScheme?) in view.preferredColorScheme(scheme) },
      .modifier("colorScheme", "func colorScheme(_ colorScheme: ColorScheme) -> some View") {
        (view: any View, scheme: ColorScheme) in view.colorScheme(scheme)
      },
    ]

  /// Objects of a fixture's own classes, which views further in find by their class.
  static let environmentObjects: [Entry] = [
    .modifier("environmentObject", "func environmentObject(_ object: T) -> some View") {
      (view: any View, object: Value) in try PropertyBinding.setting(object, on: view)
    },
    .modifier("environment", "func environment(_ object: T?) -> some View") {
      (view: any View, object: Value) in try PropertyBinding.setting(object, on: view)
    },
  ]

  /// What the environment holds, as a property of it.
  static let environmentNames: [Entry] = PropertyBinding.names.map { name in
    .property(name, "var \(name) { get }") { (box: EnvironmentBox) -> Value in
      PropertyBinding.value(of: name, in: box.values) ?? .none
    }
  }

  static let environmentValues: [Entry] = [
    .instanceSubscript("subscript<K>(key: K.Type) -> K.Value") {
      (box: EnvironmentBox, key: DeclaredType) -> Value in
      if let value = box.values.custom[key.layoutKey] as? Value { return value }
      if let value = try key.property("defaultValue") { return value }
      throw BridgingError("'\(key.name)' has no static property 'defaultValue'")
    },
    .mutatingMethod("_setElement", "mutating func _setElement(_ value: K.Value, _ key: K.Type)") {
      (box: inout EnvironmentBox, value: Value, key: DeclaredType) in
      box.values.custom[key.layoutKey] = value
    },
    .method("_entryValue", "func _entryValue(_ name: String) -> Value") {
      (box: EnvironmentBox, name: String) -> Value in
      box.values.custom["fixture.entry.\(name)"] as? Value ?? .void
    },
    .mutatingMethod(
      "_setEntryValue", "mutating func _setEntryValue(_ name: String, _ value: Value)"
    ) { (box: inout EnvironmentBox, name: String, value: Value) in
      box.values.custom["fixture.entry.\(name)"] = value
    },
  ]
}
