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
        case .native(let path as PropertyPath)? = property.arguments.first?.value,
        path.names.count == 1
      else { return instance }
      if let value = value(of: path.names[0], in: environment) {
        return instance.setting(property.name, to: value)
      }
      do {
        let own = try path.get(.native(EnvironmentBox(values: environment)))
        return instance.setting(property.name, to: own)
      } catch {
        instance.report(error)
        return instance
      }
    }
  }

  static func value(of name: String, in environment: EnvironmentValues) -> Value? {
    switch name {
    case "layoutDirection": environment.layoutDirection.value
    case "dynamicTypeSize": environment.dynamicTypeSize.value
    case "lineLimit": environment.lineLimit.value
    case "displayScale": environment.displayScale.value
    case "font": environment.font.value
    case "isEnabled": environment.isEnabled.value
    case "controlSize": environment.controlSize.value
    case let action where actions.contains(action): .native(EnvironmentAction(name: action))
    default: nil
    }
  }

  /// What views ask the environment to do, which no still picture does.
  private static let actions: Set<String> = [
    "dismiss", "presentationMode", "openURL", "openWindow", "dismissWindow", "dismissSearch",
    "editMode", "refresh", "requestReview", "undoManager", "scenePhase", "modelContext",
    "managedObjectContext", "openSettings",
  ]
}

/// An action or an object of the app's that only actions use.
struct EnvironmentAction: Bridged {
  let name: String
}
