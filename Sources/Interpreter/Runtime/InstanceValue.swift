import Catalog

/// A value of a struct, enum or class that fixture code declares.
final class InstanceValue: Instance {
  let type: TypeDeclaration
  /// Values of stored properties, or a case's associated values, in the order of declaration.
  var fields: [Value]
  /// The case, where the type is an enum.
  let enumCase: EnumCase?
  /// What its type's generic parameters stand for, where the code says so: `Foo<Bar>()`.
  var genericArguments: [String: String] = [:]
  private(set) var depth: Int32 = 1

  init(_ type: TypeDeclaration, fields: [Value], enumCase: EnumCase? = nil) {
    self.type = type
    self.fields = fields
    self.enumCase = enumCase
    deepen(to: Value.deepest(fields))
  }

  deinit {
    if type.kind == .class { release(&fields) }
  }

  /// Hands over its fields, for a holder that goes.
  func takeFields() -> [Value] {
    defer { fields = [] }
    return fields
  }

  /// Notes how deep a field's value is; what a class's instance holds may change unseen.
  func deepen(to fieldDepth: Int32) {
    if type.kind != .class { depth = max(depth, 1 + fieldDepth) }
  }

  var machine: Machine { type.machine }
  var typeName: String { type.name }

  func hashKey(_ budget: inout Int) throws -> HashKey? {
    let hasOwnHash = type.hasMethod("hash")
    if type.kind == .class, !hasOwnHash, !type.declaresEquality {
      return .object(ObjectIdentifier(self))
    }
    var parts: [HashKey] = []
    for value in hasOwnHash ? try hashedParts() : type.kind == .class ? [] : fields {
      parts.append(try value.hashKey(&budget))
    }
    let name = enumCase.map { hasOwnHash ? typeName : "\(typeName).\($0.name)" } ?? typeName
    let key = HashKey.named(name, parts)
    return hasOwnHash || type.declaresEquality ? .native(AnyHashable(OwnKey(key, self))) : key
  }

  /// What an own `hash(into:)` combines.
  private func hashedParts() throws -> [Value] {
    let box = Reference(.native(CombinedParts()))
    var receiver = Value.instance(self)
    _ = try machine.callMethod(
      CallSite("hash", labels: ["into"]), on: &receiver, [.reference(box)])
    guard case .native(let combined as CombinedParts) = box.value else { return [] }
    return combined.parts
  }

  func copy() -> InstanceValue {
    let copy = InstanceValue(type, fields: fields, enumCase: enumCase)
    copy.genericArguments = genericArguments
    return copy
  }

  /// The name of a case without associated values.
  var plainCaseName: String? {
    fields.isEmpty ? enumCase?.name : nil
  }

  func conforms(to protocolName: String) -> Bool {
    type.allConformances.contains(protocolName)
  }

  func hasMember(_ name: String) -> Bool {
    type.fieldIndex[name] != nil || type.computedProperty(name) != nil
      || type.hasMethod(name)
  }

  func hasMethod(_ name: String) -> Bool {
    type.hasMethod(name)
  }

  func hasMethod(_ name: String, taking value: Value) -> Bool {
    type.memberTables.contains { table in
      table.methods[name]?.contains { function in
        guard function.hasBody, let shape = try? function.compile().shapes.first else {
          return false
        }
        return shape.accepts(value, machine) && shape.knows(value, machine)
      } == true
    }
  }

  func property(_ name: String) throws -> Value {
    try machine.guarded { try machine.property(name, of: .instance(self)) }
  }

  func buildProperty(_ name: String) throws -> [Value] {
    try machine.guarded {
      guard let property = type.computedProperty(name) else {
        return [try machine.property(name, of: .instance(self))]
      }
      return try machine.build(property.getter, on: .instance(self), [])
    }
  }

  func call(_ method: String, _ arguments: [Argument]) throws -> Value {
    try machine.guarded {
      // The table would call the compiled code that asks.
      guard type.hasMethod(method) else { throw machine.noMember(method, of: [typeName]) }
      let site = CallSite(method, labels: arguments.map(\.label))
      var receiver = Value.instance(self)
      return try machine.callMethod(site, on: &receiver, arguments.map(\.value))
    }
  }

  func buildCall(_ method: String, _ arguments: [Argument]) throws -> [Value] {
    try machine.guarded {
      let site = CallSite(method, labels: arguments.map(\.label))
      let values = arguments.map(\.value)
      guard
        let (function, plan) = try machine.overload(
          of: type.methods(method), for: site, values, named: method)
      else { throw machine.noMember(method, of: [typeName]) }
      return try machine.build(function, on: .instance(self), plan.bind(values))
    }
  }

  func staticProperty(_ name: String) throws -> Value? {
    try machine.guarded { try machine.staticMember(name, of: typeName, nil, []) }
  }

  func setting(_ property: String, to value: Value) -> any Instance {
    guard let index = type.fieldIndex[property] else { return self }
    let changed = copy()
    changed.fields[index] = value
    return changed
  }

  var attributedProperties: [AttributedProperty] {
    type.attributedProperties
  }

  func report(_ error: any Error) {
    machine.report(error, at: type.place)
  }
}

extension Value {
  /// Whether it is a property wrapper of the file's own.
  var isOwnWrapper: Bool {
    guard case .instance(let instance as InstanceValue) = self else { return false }
    return instance.type.attributes.contains("propertyWrapper")
  }
}
