import Catalog
import SwiftSyntax

/// What a plain name means: a local variable, a member of `self`, something of the file, something
/// of the table, in this order.
extension Compiler {
  /// The innermost expression of a chain.
  func root(_ expression: inout ExprSyntax) throws -> Code {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return try rootCall(call)
    case .memberAccessExpr(let access) where isModule(access.base):
      return try name(access.declName.baseName)
    case .memberAccessExpr(let access): return symbol(access)
    case .declReferenceExpr(let reference): return try name(reference.baseName)
    case .genericSpecializationExpr(let generic):
      if let shape = typeShape(of: expression) { return { _ in .type(shape.name) } }
      return try code(generic.expression)
    case .arrayExpr, .dictionaryExpr:
      if let shape = typeShape(of: expression), !isForeign, isTypeSpelling(expression) {
        return { _ in .type(shape.name) }
      }
      return try self.expression(expression).code
    default: return try self.expression(expression).code
    }
  }

  /// `[Color]` is a type in front of `(` and `.self` only.
  private func isTypeSpelling(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.parent?.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == "self"
  }

  private func symbol(_ access: MemberAccessExprSyntax) -> Code {
    let name = access.declName.baseName.identifierText
    let place = isForeign ? nil : place(of: access.declName)
    let value = Value.symbol(SymbolValue(name, machine: machine, place: place))
    return { _ in value }
  }

  /// Whether `self` has a member of the name: declared in the file, or also in the table.
  func hasMember(_ name: String, declaredOnly: Bool) -> Bool {
    guard let owner else { return false }
    if hasInstanceMember(name) { return true }
    if let table = machine.memberTable(of: owner.name) {
      if table.staticMethods[name] != nil || table.staticProperties[name] != nil
        || table.staticComputed[name] != nil
      {
        return isStatic
      }
    }
    if isStatic, owner.type?.cases.contains(where: { $0.name == name }) == true { return true }
    if isStatic, name == "allCases", owner.type?.allConformances.contains("CaseIterable") == true {
      return true
    }
    if declaredOnly { return false }
    let kinds: Set<Entry.Kind> =
      isStatic ? [.staticMethod, .staticProperty] : [.method, .mutatingMethod, .property]
    return machine.owners(ofTypeNamed: owner.name).contains { owner in
      machine.entries(name, in: owner).contains { kinds.contains($0.kind) }
    }
  }

  func hasInstanceMember(_ name: String) -> Bool {
    guard let owner, !isStatic else { return false }
    if let type = owner.type {
      if type.kind != .enum, type.fieldIndex[name] != nil { return true }
      if type.wrapperIndex(name) != nil { return true }
      if type.kind == .enum, name == "rawValue", !type.inherited.isEmpty { return true }
      if type.computedProperty(name) != nil || type.hasMethod(name) { return true }
      // Requirements of a protocol are members of whatever `self` is.
      if type.kind == .protocol,
        type.members.methods[name] != nil || type.members.properties[name] != nil
      {
        return true
      }
    }
    return machine.owners(ofTypeNamed: owner.name).contains { owner in
      let table = machine.memberTable(of: owner)
      return table?.methods[name] != nil || table?.properties[name] != nil
    }
  }

  /// A name that is not called.
  func name(_ token: TokenSyntax) throws -> Code {
    let name = token.identifierText
    let machine = machine
    let place = place(of: token)
    if let variable = scope.find(name) {
      let slot = variable.slot
      return { frame in frame.load(slot) }
    }
    if let code = genericType(name, at: place) { return code }
    if name == "Self", let code = dynamicSelf() { return code }
    if name == "self" || name == "Self", let owner {
      let type = owner.name
      return { _ in .type(type) }
    }
    if name.hasPrefix("$"), let code = try projection(name, place) { return code }
    if let code = member(name, place, declaredOnly: true) { return code }
    if let variable = machine.globals[name] { return located(place) { _ in try variable.load() } }
    if let property = machine.computedGlobals[name] {
      return located(place) { _ in try machine.invoke(property.getter, on: nil, []) }
    }
    if let function = machine.functions[name]?.first { return self.value(of: function) }
    if isTypeName(name) {
      let type =
        name == "Self"
        ? owner?.name ?? name : alias(name).map { shape($0).name } ?? resolvedName(name)
      return { _ in .type(type) }
    }
    if let code = operatorOrFunction(token) { return code }
    if let code = member(name, place, declaredOnly: false) { return code }
    var fault = machine.unknownName(name, inScope: scope.names + memberNames)
    fault.place = isForeign ? nil : place
    throw fault
  }

  private var memberNames: [String] {
    guard let owner else { return [] }
    let stored = owner.type?.stored.map(\.name) ?? []
    return stored + (machine.memberTable(of: owner.name)?.names.sorted() ?? [])
  }

  private func member(_ name: String, _ place: Place, declaredOnly: Bool) -> Code? {
    guard let owner, hasMember(name, declaredOnly: declaredOnly) else { return nil }
    let machine = machine
    if isStatic {
      let type = owner.name
      if let dynamic = dynamicSelf() {
        return located(place) { frame in
          guard case .type(let type) = try dynamic(frame) else { return .void }
          return try machine.staticProperty(name, of: type)
        }
      }
      return located(place) { _ in try machine.staticProperty(name, of: type) }
    }
    guard let slot = scope.find("self")?.slot else { return nil }
    return located(place) { frame in
      // Reads of own stored properties are what layout code does most.
      if case .instance(let instance as InstanceValue) = frame.load(slot),
        let index = instance.type.fieldIndex[name]
      {
        let value = instance.fields[index]
        switch value {
        case .double, .int, .bool, .array, .string: return value
        default: break
        }
      }
      return try machine.property(name, of: frame.load(slot))
    }
  }

  private func projection(_ name: String, _ place: Place) throws -> Code? {
    let base = String(name.dropFirst())
    let machine = machine
    if let variable = scope.find(base) {
      let slot = variable.slot
      return located(place) { frame in try machine.projection(of: base, frame.load(slot)) }
    }
    guard owner?.type?.fieldIndex[base] != nil, let slot = scope.find("self")?.slot else {
      return nil
    }
    return located(place) { frame in
      if case .instance(let instance as InstanceValue) = frame.load(slot),
        let index = instance.type.fieldIndex[base]
      {
        return try machine.projection(of: base, instance.fields[index])
      }
      return .none
    }
  }

  private func value(of function: FunctionDeclaration) -> Code {
    let machine = machine
    return { _ in
      .function(
        NativeFunction(parameterCount: function.parameters.count) { values in
          try machine.invoke(function, on: nil, values)
        })
    }
  }

  /// `+`, `<` or `max` as a value.
  private func operatorOrFunction(_ token: TokenSyntax) -> Code? {
    let name = token.text
    let machine = machine
    if case .binaryOperator = token.tokenKind {
      return { _ in
        .function(
          NativeFunction(parameterCount: 2) { values in
            guard values.count == 2 else { throw Fault("'\(name)' takes two values") }
            return try machine.binary(name, values[0], values[1])
          })
      }
    }
    guard machine.hasFreeFunction(name) else { return nil }
    return { _ in
      .function(
        NativeFunction(parameterCount: 2) { values in
          let labels = [String?](repeating: nil, count: values.count)
          return try machine.callFree(CallSite(name, labels: labels), values) ?? .void
        })
    }
  }
}
