import Catalog
import Views

/// A style that the table names, or a fixture's own struct; applied to the view whose controls get
/// it.
protocol StyleChoice: Bridged, Sendable {
  /// The protocols that styles of this kind conform to, the one with the built-in ones first.
  static var protocols: [String] { get }
  init(_ apply: @escaping @Sendable (any View) -> any View)
  /// A fixture's struct as a style; nil where such a style cannot be written.
  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)?
}

extension StyleChoice {
  static var typeName: String { protocols[0] }
  static var symbolOwners: [String] { protocols }

  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? { nil }

  static func bridged(_ value: Value) throws -> Self? {
    switch value {
    case .instance(let instance) where protocols.contains { instance.conforms(to: $0) }:
      return style(of: instance).map { Self($0) }
    case .reference(let reference): return try bridged(reference.value)
    default: return try native(value)
    }
  }

  /// The styles by their names after a dot, and by the names of their types.
  static func entries(
    _ styles: [(name: String, type: String, apply: @Sendable (any View) -> any View)]
  ) -> [Entry] {
    styles.flatMap { style in
      [
        .staticProperty(style.name, of: typeName, Self(style.apply)),
        Entry(.initializer, of: style.type, "init", "init()") { _, _ in
          .value(Self(style.apply).value)
        },
      ]
    }
  }
}

struct ButtonStyleChoice: StyleChoice {
  static let protocols = ["PrimitiveButtonStyle", "ButtonStyle"]
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }

  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? {
    let style = InterpretedButtonStyle(instance: instance)
    return { $0.buttonStyle(style) }
  }
}

struct ToggleStyleChoice: StyleChoice {
  static let protocols = ["ToggleStyle"]
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }

  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? {
    let style = InterpretedToggleStyle(instance: instance)
    return { $0.toggleStyle(style) }
  }
}

struct TextFieldStyleChoice: StyleChoice {
  static let protocols = ["TextFieldStyle"]
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }
}

struct ProgressViewStyleChoice: StyleChoice {
  static let protocols = ["ProgressViewStyle"]
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }
}

struct PickerStyleChoice: StyleChoice {
  static let protocols = ["PickerStyle"]
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }
}

struct TabViewStyleChoice: StyleChoice {
  static let protocols = ["TabViewStyle"]
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }
}

extension Entry {
  /// An initialiser of a type that another stands for.
  static func initializer<T: Bridged, each P: Bridged>(
    _ type: T.Type, of owner: String, _ declaration: String,
    _ make: @escaping @Sendable (repeat each P) throws -> T
  ) -> Entry {
    var entry = Entry.initializer(type, declaration, make)
    entry.owner = owner
    return entry
  }
}
