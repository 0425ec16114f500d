import Catalog
import Views

/// What there are styles for.
protocol StyleKind: Sendable {
  /// The protocols that styles of this kind conform to, the one with the built-in ones first.
  static var protocols: [String] { get }
  /// A fixture's struct as a style; nil where such a style cannot be written.
  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)?
}

extension StyleKind {
  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? { nil }
}

/// A style that the table names, or a fixture's own struct; applied to the view whose controls get
/// it.
struct StyleChoice<Kind: StyleKind>: Bridged, Sendable {
  let apply: @Sendable (any View) -> any View

  init(_ apply: @escaping @Sendable (any View) -> any View) {
    self.apply = apply
  }

  static var typeName: String { Kind.protocols[0] }
  static var symbolOwners: [String] { Kind.protocols }

  static func bridged(_ value: Value) throws -> Self? {
    switch value {
    case .instance(let instance) where Kind.protocols.contains { instance.conforms(to: $0) }:
      return Kind.style(of: instance).map { Self($0) }
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

typealias ButtonStyleChoice = StyleChoice<ButtonStyles>
typealias ToggleStyleChoice = StyleChoice<ToggleStyles>
typealias TextFieldStyleChoice = StyleChoice<TextFieldStyles>
typealias ProgressViewStyleChoice = StyleChoice<ProgressViewStyles>
typealias PickerStyleChoice = StyleChoice<PickerStyles>
typealias GaugeStyleChoice = StyleChoice<GaugeStyles>
typealias TabViewStyleChoice = StyleChoice<TabViewStyles>

typealias GroupBoxStyleChoice = StyleChoice<GroupBoxStyles>

enum GroupBoxStyles: StyleKind {
  static let protocols = ["GroupBoxStyle"]

  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? {
    let style = InterpretedGroupBoxStyle(instance: instance)
    return { $0.groupBoxStyle(style) }
  }
}

enum ButtonStyles: StyleKind {
  static let protocols = ["PrimitiveButtonStyle", "ButtonStyle"]

  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? {
    let style = InterpretedButtonStyle(instance: instance)
    return { $0.buttonStyle(style) }
  }
}

enum ToggleStyles: StyleKind {
  static let protocols = ["ToggleStyle"]

  static func style(of instance: any Instance) -> (@Sendable (any View) -> any View)? {
    let style = InterpretedToggleStyle(instance: instance)
    return { $0.toggleStyle(style) }
  }
}

enum TextFieldStyles: StyleKind { static let protocols = ["TextFieldStyle"] }
enum ProgressViewStyles: StyleKind { static let protocols = ["ProgressViewStyle"] }
enum PickerStyles: StyleKind { static let protocols = ["PickerStyle"] }
enum GaugeStyles: StyleKind { static let protocols = ["GaugeStyle"] }
enum TabViewStyles: StyleKind { static let protocols = ["TabViewStyle"] }

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
