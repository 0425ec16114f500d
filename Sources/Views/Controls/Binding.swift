/// A value that somebody else holds.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: path]
    } set: {
      wrappedValue[keyPath: path] = $0
    }
  }
}
