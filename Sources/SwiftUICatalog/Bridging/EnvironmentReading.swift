import Catalog
import Views

/// What `@Environment(\.name)` gives a fixture's view.
enum EnvironmentReading {
  /// The instance with every `@Environment` property set from the environment, and every
  /// `@Namespace` to a space of its own.
  static func bind(_ instance: any Instance, _ environment: EnvironmentValues) -> any Instance {
    instance.attributedProperties.reduce(instance) { instance, property in
      if property.attribute == "Namespace" {
        let space = Namespace.ID("\(instance.typeName).\(property.name)")
        return instance.setting(property.name, to: .native(space))
      }
      guard property.attribute == "Environment",
        case .keyPath(let names)? = property.arguments.first?.value, names.count == 1,
        let value = value(of: names[0], in: environment)
      else { return instance }
      return instance.setting(property.name, to: value)
    }
  }

  static func value(of name: String, in environment: EnvironmentValues) -> Value? {
    switch name {
    case "layoutDirection": environment.layoutDirection.value
    case "dynamicTypeSize": environment.dynamicTypeSize.value
    case "lineLimit": environment.lineLimit.value
    case "displayScale": environment.displayScale.value
    case "font": environment.font.value
    default: nil
    }
  }
}
