import Catalog

/// What declarations say of members that may be nil. A value that is there has no wrapper.
extension Machine {
  /// `map` or `flatMap` of an optional, which calls with what is in it.
  func mapped(_ value: Value, by transform: Value) throws -> Value {
    let value = value.dereferenced.settled
    if value.isNone { return .none }
    if case .keyPath(let names) = transform {
      return try names.reduce(value) { try property($1, of: $0) }
    }
    do {
      return try transform.asFunction(0).call([value])
    } catch is StandardMisfit {
      throw Fault("'map' and 'flatMap' of an optional take a function")
    }
  }

  /// Whether the type of a value's property is optional.
  func isOptional(property name: String, of value: Value) -> Bool {
    let value = value.dereferenced
    if case .instance(let instance as InstanceValue) = value {
      let type = instance.type
      if type.kind != .enum, let index = type.fieldIndex[name] {
        return type.writtenShape(of: type.stored[index]).isOptional
      }
      if let property = type.computedProperty(name) { return property.getter.isOptional }
    }
    let owners = owners(of: value)
    for owner in owners {
      if let property = memberTable(of: owner)?.properties[name] {
        return property.getter.isOptional
      }
    }
    for owner in owners {
      let found = entries(name, in: owner).filter { $0.kind == .property }
      if !found.isEmpty { return StandardLibrary.mayBeNil(found) }
    }
    return false
  }

  /// Whether all methods of a name that a value has give optionals.
  func isOptional(method name: String, of value: Value) -> Bool {
    let value = value.dereferenced
    let owners = owners(of: value)
    for owner in owners {
      let methods = memberTable(of: owner)?.methods[name]?.filter(\.hasBody) ?? []
      if !methods.isEmpty { return methods.allSatisfy(\.isOptional) }
    }
    for owner in owners {
      let found = entries(name, in: owner).filter { [.method, .mutatingMethod].contains($0.kind) }
      if !found.isEmpty { return StandardLibrary.mayBeNil(found) }
    }
    return false
  }

  /// Whether `value[…]` is optional, as it is for a dictionary's key.
  func isOptional(elementAt labels: [String?], of value: Value) -> Bool {
    switch value.dereferenced {
    case .dictionary: return labels == [nil]
    case .instance(let instance as InstanceValue):
      let subscripts = instance.type.memberTables.flatMap(\.subscripts)
      return !subscripts.isEmpty && subscripts.allSatisfy(\.getter.isOptional)
    default: return false
    }
  }
}

extension StandardLibrary {
  /// Properties that give optionals, whose declarations in the table have no types.
  static let optionalProperties: Set<String> = [
    "first", "last", "wholeNumberValue", "hexDigitValue", "asciiValue",
  ]

  /// Whether all declarations of one name in the table give optionals.
  static func mayBeNil(_ entries: [Entry]) -> Bool {
    entries.allSatisfy { entry in
      entry.declaration.hasSuffix("?")
        || (entry.kind == .property && optionalProperties.contains(entry.name)
          && !entry.declaration.contains(":"))
    }
  }
}
