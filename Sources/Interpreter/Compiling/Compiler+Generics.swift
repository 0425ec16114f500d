import Catalog
import SwiftSyntax

/// `T`, `T.name` and `T()`: generic parameters are erased, so that what they stand for is found in
/// the values that were given.
extension Compiler {
  /// A generic parameter as a type; nil where the name is none.
  func genericType(_ name: String, at place: Place) -> Code? {
    guard generics.contains(name), scope.find(name) == nil else { return nil }
    let sources = genericSources.compactMap { source -> (slot: Int, type: TypeSyntax)? in
      guard let type = source.type, let variable = scope.find(source.parameter.name) else {
        return nil
      }
      return (variable.slot, type)
    }
    let receiver = scope.find("self")?.slot
    let machine = machine
    return located(place) { frame in
      for source in sources {
        let value = frame.load(source.slot)
        if let type = try machine.meaning(of: name, in: source.type, value) { return .type(type) }
      }
      if let receiver, let type = try machine.meaning(of: name, in: frame.load(receiver)) {
        return .type(type)
      }
      throw Fault.unknownGeneric(name)
    }
  }

  /// `Self` where the type that it means is known while running alone.
  func dynamicSelf() -> Code? {
    guard let owner, owner.type == nil || owner.type?.kind == .protocol,
      let slot = scope.find("self")?.slot
    else { return nil }
    let machine = machine
    return { frame in .type(machine.typeName(of: frame.load(slot))) }
  }

  /// `Foo<Bar>(…)`: the value remembers what its parameters stand for.
  func specialized(
    _ code: @escaping Code, _ generic: GenericSpecializationExprSyntax
  ) -> Code {
    guard let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let type = machine.types[resolvedName(name)], !type.genericOrder.isEmpty
    else { return code }
    var arguments: [String: String] = [:]
    for (name, argument) in zip(type.genericOrder, generic.genericArgumentClause.arguments) {
      guard case .type(let written) = argument.argument else { continue }
      let shape = shape(written)
      if !shape.isAny { arguments[name] = shape.name }
    }
    let given = arguments
    let machine = machine
    return { frame in
      machine.givenGenerics = (type.name, given)
      defer { machine.givenGenerics = nil }
      let value = try code(frame)
      guard case .instance(let instance as InstanceValue) = value,
        instance.type === type, instance.genericArguments.isEmpty, instance.enumCase == nil
      else { return value }
      instance.genericArguments = given
      return value
    }
  }
}

extension Machine {
  /// What a generic parameter of a value's type stands for.
  func meaning(of name: String, in value: Value) throws -> String? {
    guard case .instance(let instance as InstanceValue) = value else { return nil }
    if let given = instance.genericArguments[name] { return given }
    if let enumCase = instance.enumCase {
      for (type, field) in zip(enumCase.types, instance.fields) {
        if let type, let found = try meaning(of: name, in: type, field) { return found }
      }
      return nil
    }
    for (property, field) in zip(instance.type.stored, instance.fields) {
      guard let type = property.type else { continue }
      let value = property.attribute?.name == "Binding" ? try wrapped(field) : field
      if let found = try meaning(of: name, in: type, value) { return found }
    }
    return nil
  }

  /// What a generic parameter stands for where a value is of a type that is written with it.
  func meaning(of name: String, in type: TypeSyntax, _ value: Value) throws -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type) where type.name.identifierText == name:
      return nameOfType(of: value)
    case .identifierType(let type):
      guard let argument = type.genericArgumentClause?.arguments.first,
        case .type(let inner) = argument.argument
      else { return nil }
      if case .instance = value { return try meaning(of: name, in: value) }
      if type.name.text == "Optional" { return try meaning(of: name, in: inner, value) }
      guard ["Array", "Set"].contains(type.name.text) else { return nil }
      return try elements(of: value).first.flatMap { try meaning(of: name, in: inner, $0) }
    case .optionalType(let type):
      return value.isNone ? nil : try meaning(of: name, in: type.wrappedType, value)
    case .attributedType(let type): return try meaning(of: name, in: type.baseType, value)
    case .arrayType(let type):
      return try elements(of: value).first.flatMap { try meaning(of: name, in: type.element, $0) }
    case .dictionaryType(let type):
      guard case .dictionary(let pairs) = value, let key = pairs.keys.first,
        let element = pairs.values.first
      else { return nil }
      return try meaning(of: name, in: type.key, key) ?? meaning(of: name, in: type.value, element)
    case .metatypeType(let type):
      guard case .type(let found) = value, type.baseType.trimmedDescription == name else {
        return nil
      }
      return found
    default: return nil
    }
  }

  /// The type of a value, where the value says it: numbers and texts of several types look alike,
  /// so that theirs is taken to be the usual one.
  private func nameOfType(of value: Value) -> String? {
    switch value.dereferenced {
    case .instance, .native, .int, .double, .string, .bool: value.typeDescription
    case .array: "Array"
    default: nil
    }
  }

  /// The type that `Self` means: a value's, or the type itself.
  func typeName(of value: Value) -> String {
    if case .type(let name) = value.dereferenced { return name }
    return value.typeDescription
  }

  /// `type(of:)`, where the value says its type.
  func dynamicType(of value: Value) throws -> Value {
    switch value.dereferenced {
    case .instance, .native, .bool: return .type(value.typeDescription)
    default: throw Fault.erasedType(value)
    }
  }
}

extension Fault {
  fileprivate static func unknownGeneric(_ name: String) -> Fault {
    Fault(
      "which type '\(name)' stands for is not known here",
      hint: "it is found from a value of the type; write the type itself")
  }

  fileprivate static func erasedType(_ value: Value) -> Fault {
    Fault(
      "'type(of:)' is not supported for a value of type '\(value.typeDescription)' in fixtures",
      hint: "it works with types of the file and of SwiftUI")
  }
}
