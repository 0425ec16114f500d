import Catalog
import Views

/// Containers that are handed another's views one by one.
extension Vocabulary {
  static let subviews: [Entry] = [
    .initializer(
      Group.self,
      "init(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)"
    ) { (base: ViewValue, transform: ElementContent) in
      Group(subviews: [base.view]) { try transform.views(for: [$0.value]) }
    },
    .initializer(
      ForEach.self,
      "init(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content)"
    ) { (base: ViewValue, content: ElementContent) in
      ForEach(subviews: [base.view]) { try content.views(for: [$0.value]) }
    },
    .property("id", "var id: Subview.ID { get }") { (subview: Subview) in subview.id },
    .property("containerValues", "var containerValues: ContainerValues { get }") {
      (subview: Subview) in subview.containerValues
    },
    .modifier(
      "containerValue",
      "func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View"
    ) { (view: any View, path: PropertyPath, value: Value) in
      var changed = Value.native(ContainerValues())
      try path.set(&changed, value)
      let set = try ContainerValues.bridged(changed) ?? ContainerValues()
      return view.settingContainerValues {
        $0.custom.merge(set.custom) { _, new in new }
      }
    },
    .instanceSubscript("subscript<K>(key: K.Type) -> K.Value") {
      (values: ContainerValues, key: DeclaredType) -> Value in
      if let value = values.custom[key.layoutKey] as? Value { return value }
      if let value = try key.property("defaultValue") { return value }
      throw BridgingError("'\(key.name)' has no static property 'defaultValue'")
    },
    .mutatingMethod("_setElement", "mutating func _setElement(_ value: K.Value, _ key: K.Type)") {
      (values: inout ContainerValues, value: Value, key: DeclaredType) in
      values.custom[key.layoutKey] = value
    },
    .method("_entryValue", "func _entryValue(_ name: String) -> Value") {
      (values: ContainerValues, name: String) -> Value in
      values.custom["fixture.entry.\(name)"] as? Value ?? .void
    },
    .mutatingMethod(
      "_setEntryValue", "mutating func _setEntryValue(_ name: String, _ value: Value)"
    ) { (values: inout ContainerValues, name: String, value: Value) in
      values.custom["fixture.entry.\(name)"] = value
    },
  ]
}

extension Subview: Bridged {
  public static var conformances: [String] { ["View", "Identifiable"] }
}
extension Subview.ID: Bridged { public static var typeName: String { "Subview.ID" } }

extension SubviewsCollection: BridgedCollection {
  public static var conformances: [String] {
    ["RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence", "View"]
  }
  public var elements: [Value] { subviews.map(\.value) }
}

extension ContainerValues: Bridged {}
