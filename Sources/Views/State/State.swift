/// A property of a view that gets its value when the view is made part of a figure.
package protocol BoundProperty {
  /// - Parameter name: the property's, as Swift stores it.
  func bind(_ name: String, in context: ViewContext)
}

/// A view's own value, which lasts while the figure is laid out again.
@propertyWrapper
public struct State<Value>: BoundProperty {
  private let holder: Holder

  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private final class Holder {
    var box: Box

    init(_ value: Value) {
      box = Box(value)
    }
  }

  public init(wrappedValue: Value) {
    holder = Holder(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    get { holder.box.value }
    nonmutating set { holder.box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  package func bind(_ name: String, in context: ViewContext) {
    holder.box = context.scope.next(name) { holder.box }
  }
}

/// A value that a view learns from the views around it.
@propertyWrapper
public struct Environment<Value>: BoundProperty {
  private let holder: Holder

  private final class Holder {
    let path: KeyPath<EnvironmentValues, Value>
    var values = EnvironmentValues()

    init(_ path: KeyPath<EnvironmentValues, Value>) {
      self.path = path
    }
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    holder = Holder(keyPath)
  }

  public var wrappedValue: Value { holder.values[keyPath: holder.path] }

  package func bind(_ name: String, in context: ViewContext) {
    holder.values = context.environment
    if holder.path == \EnvironmentValues.colorScheme {
      context.build.memory.readsColorScheme = true
    }
  }
}

extension ViewContext {
  /// The context of the views in a view or modifier, whose properties get their values.
  package func bound(_ view: Any) -> ViewContext {
    guard build.memory.mayHoldProperties(type(of: view)) else { return self }
    let properties = Mirror(reflecting: view).children.compactMap { child in
      (child.value as? any BoundProperty).map { (child.label ?? "", $0) }
    }
    build.memory.note(type(of: view), holdsProperties: !properties.isEmpty)
    if properties.isEmpty { return self }
    let inner = within("\(type(of: view))")
    for (name, property) in properties { property.bind(name, in: inner) }
    return inner
  }

  /// The context of the views in a view that has states.
  package func within(_ view: String) -> ViewContext {
    var inner = self
    inner.scope = scope.next(view) { StateScope() }
    return inner
  }
}
