import Catalog

/// A value of a struct, enum or class that fixture code declares.
final class InstanceValue: Instance {
  let type: TypeDeclaration
  /// Values of stored properties, or a case's associated values, in the order of declaration.
  var fields: [Value]
  /// The case, where the type is an enum.
  let enumCase: EnumCase?

  init(_ type: TypeDeclaration, fields: [Value], enumCase: EnumCase? = nil) {
    self.type = type
    self.fields = fields
    self.enumCase = enumCase
  }

  var machine: Machine { type.machine }
  var typeName: String { type.name }

  func copy() -> InstanceValue {
    InstanceValue(type, fields: fields, enumCase: enumCase)
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
    machine.report(error)
  }
}
