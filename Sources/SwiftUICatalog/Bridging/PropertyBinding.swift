import Catalog
import Views

/// Gives the properties of a fixture's view the values that they have where it stands.
enum PropertyBinding {
  /// The instance with every `@Environment` property set from the environment, every `@Namespace`
  /// to a space of its own, and every state to the one that it had in the layout before.
  ///
  /// - Returns: also the context of the views in it.
  static func bind(
    _ instance: any Instance, in context: ViewContext
  ) -> (instance: any Instance, context: ViewContext) {
    let properties = instance.attributedProperties
    guard !properties.isEmpty else { return (instance, context) }
    let inner =
      properties.contains { states.contains($0.attribute) }
      ? context.within(instance.typeName) : context
    let bound = properties.reduce(instance) { instance, property in
      switch property.attribute {
      case "Namespace":
        let space = Namespace.ID("\(instance.typeName).\(property.name)")
        return instance.setting(property.name, to: .native(space))
      case "EnvironmentObject":
        return finding(property.type ?? "", property, of: instance, in: context)
      case "Environment":
        if let type = property.arguments.first?.value.typeName {
          return finding(type, property, of: instance, in: context)
        }
        return reading(property, of: instance, in: context)
      case let attribute where states.contains(attribute):
        // One that has no value yet gets it in the initialiser, or not at all.
        guard let first = try? instance.property(property.name) else { return instance }
        let held = inner.scope.next(property.name) { Reference(first) }
        return instance.setting(property.name, to: .reference(held))
      default: return instance
      }
    }
    return (bound, inner)
  }

  /// Wrappers whose values views set, and keep.
  private static let states: Set<String> = [
    "State", "StateObject", "FocusState", "GestureState", "AppStorage", "SceneStorage",
  ]

  /// The object of a class that a view around put into the environment.
  private static func finding(
    _ type: String, _ property: AttributedProperty, of instance: any Instance,
    in context: ViewContext
  ) -> any Instance {
    if let object = context.environment.custom[objectKey(type)] as? Value {
      return instance.setting(property.name, to: object)
    }
    if property.type?.hasSuffix("?") == true {
      return instance.setting(property.name, to: .none)
    }
    let modifier = property.attribute == "Environment" ? "environment" : "environmentObject"
    instance.report(
      BridgingError(
        "no view around '\(instance.typeName)' puts a '\(type)' into the environment",
        hint: "write '.\(modifier)(\(type)(…))' behind the view, in the preview too"))
    return instance
  }

  /// Puts an object of a fixture's own class into the environment.
  static func setting(_ object: Value, on view: any View) throws -> any View {
    guard case .instance(let instance) = object.settled else {
      if case .none = object.settled { return view }
      throw BridgingError(
        "an object of a class is put into the environment, not \(object.described)", parameter: 0)
    }
    let key = objectKey(instance.typeName)
    return view.settingEnvironment { $0.custom[key] = Value.instance(instance) }
  }

  private static func objectKey(_ type: String) -> String { "fixture.object.\(type)" }

  private static func reading(
    _ property: AttributedProperty, of instance: any Instance, in context: ViewContext
  ) -> any Instance {
    guard case .native(let path as PropertyPath)? = property.arguments.first?.value,
      path.names.count == 1
    else { return instance }
    if path.names == ["colorScheme"] { context.build.memory.readsColorScheme = true }
    if let value = value(of: path.names[0], in: context.environment) {
      return instance.setting(property.name, to: value)
    }
    do {
      let own = try path.get(.native(EnvironmentBox(values: context.environment)))
      return instance.setting(property.name, to: own)
    } catch {
      instance.report(error)
      return instance
    }
  }

  static func value(of name: String, in environment: EnvironmentValues) -> Value? {
    switch name {
    case "layoutDirection": environment.layoutDirection.value
    case "dynamicTypeSize": environment.dynamicTypeSize.value
    case "lineLimit": environment.lineLimit.value
    case "displayScale": environment.displayScale.value
    case "pixelLength": environment.pixelLength.value
    case "colorScheme": environment.colorScheme.value
    case "horizontalSizeClass": environment.horizontalSizeClass.value
    case "verticalSizeClass": environment.verticalSizeClass.value
    case "lineSpacing": environment.lineSpacing.value
    case "multilineTextAlignment": environment.multilineTextAlignment.value
    case let setting where readersSettings.contains(setting): .bool(false)
    case "font": environment.font.value
    case "isEnabled": environment.isEnabled.value
    case "controlSize": environment.controlSize.value
    case "redactionReasons": environment.redactionReasons.value
    case let action where actions.contains(action): .native(EnvironmentAction(name: action))
    default: nil
    }
  }

  /// The names of what the environment holds.
  static let names: [String] =
    [
      "layoutDirection", "dynamicTypeSize", "lineLimit", "displayScale", "pixelLength",
      "colorScheme", "horizontalSizeClass", "verticalSizeClass", "lineSpacing",
      "multilineTextAlignment", "font", "isEnabled", "controlSize", "redactionReasons",
    ] + readersSettings.sorted() + actions.sorted()

  /// What readers may set on their devices, and nobody did; nothing is presented either.
  private static let readersSettings: Set<String> = [
    "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityEnabled",
    "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
    "accessibilityVoiceOverEnabled", "accessibilitySwitchControlEnabled", "isPresented",
    "isSearching", "isFocused", "isLuminanceReduced",
  ]

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

extension Value {
  /// The name of the type that it is, as `Store.self`.
  fileprivate var typeName: String? {
    switch self {
    case .type(let name): name
    case .native(let declared as DeclaredType): declared.name
    default: nil
    }
  }
}
