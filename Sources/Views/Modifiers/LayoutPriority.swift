import Geometry
import LayoutEngine

extension View {
  /// Sets the priority by which the container shares out space; 0 where it is not set.
  public func layoutPriority(_ value: Double) -> some View {
    modified("layoutPriority", PassThroughLayout()) { $0.priority = value }
  }

  /// Sets the order in which overlapping views of a container are painted, highest last.
  public func zIndex(_ value: Double) -> some View {
    modified("zIndex", PassThroughLayout()) { $0.zIndex = value }
  }

  /// Hands a value to the layout that the view is in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    layoutValue(named: qualifiedTypeName(key), value)
  }

  /// A value by the name of its key, for keys that are no compiled types.
  package func layoutValue(named key: String, _ value: Any) -> some View {
    modified("layoutValue", PassThroughLayout()) { $0.values[key] = value }
  }
}
