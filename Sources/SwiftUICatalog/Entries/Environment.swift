import Catalog
import Views

/// `EnvironmentValues` as fixture code extends it: values by a key of its own, or by `@Entry`.
struct EnvironmentBox: Bridged {
  var values: EnvironmentValues

  static var typeName: String { "EnvironmentValues" }
}

extension Vocabulary {
  static let environmentValues: [Entry] = [
    .instanceSubscript("subscript<K>(key: K.Type) -> K.Value") {
      (box: EnvironmentBox, key: DeclaredType) -> Value in
      if let value = box.values.custom[key.layoutKey] as? Value { return value }
      if let value = try key.property("defaultValue") { return value }
      throw BridgingError("'\(key.name)' has no static property 'defaultValue'")
    },
    .mutatingMethod("_setElement", "mutating func _setElement(_ value: K.Value, _ key: K.Type)") {
      (box: inout EnvironmentBox, value: Value, key: DeclaredType) in
      box.values.custom[key.layoutKey] = value
    },
    .method("_entryValue", "func _entryValue(_ name: String) -> Value") {
      (box: EnvironmentBox, name: String) -> Value in
      box.values.custom["fixture.entry.\(name)"] as? Value ?? .void
    },
    .mutatingMethod(
      "_setEntryValue", "mutating func _setEntryValue(_ name: String, _ value: Value)"
    ) { (box: inout EnvironmentBox, name: String, value: Value) in
      box.values.custom["fixture.entry.\(name)"] = value
    },
  ]
}
