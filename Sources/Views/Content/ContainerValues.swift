import Geometry
import LayoutEngine

/// What a view says to the container that it stands in.
public struct ContainerValues {
  package var custom: [String: Any] = [:]

  package init() {}

  init(in traits: NodeTraits) {
    self = traits.roles[Self.role] as? ContainerValues ?? ContainerValues()
  }

  fileprivate static let role = "containerValues"

  /// A value that a key of the fixture's own declares.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { custom[qualifiedTypeName(key)] as? K.Value ?? K.defaultValue }
    set { custom[qualifiedTypeName(key)] = newValue }
  }
}

/// A name for something that views say to their container, with what it is where they do not.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Says something to the container that the view stands in. Makes no view of its own.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    settingContainerValues { $0[keyPath: keyPath] = value }
  }

  package func settingContainerValues(
    _ change: @escaping (inout ContainerValues) -> Void
  ) -> some View {
    marked { traits in
      var values = ContainerValues(in: traits)
      change(&values)
      traits.roles[ContainerValues.role] = values
    }
  }
}
