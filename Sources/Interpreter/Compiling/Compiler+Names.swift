import Catalog
import SwiftSyntax

/// What a plain name means: a local variable, a member of `self`, something of the file, something
/// of the table, in this order.
extension Compiler {
  /// The innermost expression of a chain.
  func root(_ expression: inout ExprSyntax) throws -> Code {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return try rootCall(call)
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

  private func rootCall(_ call: FunctionCallExprSyntax) throws -> Code {
    let arguments = try arguments(of: call)
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self),
      genericTypeIsErased(generic)
    {
      callee = generic.expression
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      return symbolCall(access, arguments, call)
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      let site = site(name, arguments, call, place(of: reference))
      return try located(
        site, arguments, self.call(name, site, arguments, reference))
    default:
      guard let shape = typeShape(of: callee) else {
        throw Fault.unsupported(callee, at: place(of: callee))
      }
      let site = site("init", arguments, call, place(of: callee))
      return located(site, arguments, typedConstruction(shape, site, arguments))
    }
  }

  private func genericTypeIsErased(_ generic: GenericSpecializationExprSyntax) -> Bool {
    guard let reference = generic.expression.as(DeclReferenceExprSyntax.self) else { return true }
    return !["Array", "Set", "Dictionary", "Optional"].contains(reference.baseName.text)
  }

  private func located(
    _ site: CallSite, _ arguments: CompiledArguments, _ code: @escaping Code
  ) -> Code {
    let placed = site.namePlace.map { located($0, code) } ?? code
    return placed
  }

  /// `.system(size: 13)`: arguments are evaluated here and now, the meaning comes later.
  private func symbolCall(
    _ access: MemberAccessExprSyntax, _ arguments: CompiledArguments, _ call: FunctionCallExprSyntax
  ) -> Code {
    let name = access.declName.baseName.identifierText
    let namePlace = isForeign ? nil : place(of: access.declName)
    let site = site(name, arguments, call, namePlace)
    let machine = machine
    return { frame in
      var values: [Value] = []
      for code in arguments.codes { values.append(try code(frame)) }
      return .symbol(
        SymbolValue(name, call: site, arguments: values, machine: machine, place: namePlace))
    }
  }

  /// `[CGFloat](repeating: 0, count: 3)`: elements get the written type.
  private func typedConstruction(
    _ shape: Shape, _ site: CallSite, _ arguments: CompiledArguments
  ) -> Code {
    let machine = machine
    let name: String
    switch shape {
    case .array: name = "Array"
    case .set: name = "Set"
    case .dictionary: name = "Dictionary"
    default: name = shape.name
    }
    return evaluating(arguments) { values, _ in
      try shape.convert(machine.construct(name, site, values), machine)
    }
  }

  /// Code that evaluates the arguments, calls, and writes `&` arguments back.
  func evaluating(
    _ arguments: CompiledArguments, _ call: @escaping ([Value], Frame) throws -> Value
  ) -> Code {
    let codes = arguments.codes
    let inouts = arguments.inouts
    return { frame in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      let result = try call(values, frame)
      for (index, location) in inouts {
        if case .reference(let box) = values[index] {
          try location.modify(frame) { $0 = box.value }
        }
      }
      return result
    }
  }

  private func call(
    _ name: String, _ site: CallSite, _ arguments: CompiledArguments,
    _ reference: DeclReferenceExprSyntax
  ) throws -> Code {
    let machine = machine
    if let variable = scope.find(name) {
      let slot = variable.slot
      return evaluating(arguments) { values, frame in
        try machine.call(frame.load(slot), site, values)
      }
    }
    if let code = memberCall(name, site, arguments, declaredOnly: true) { return code }
    if let functions = machine.functions[name] {
      return evaluating(arguments) { values, _ in
        guard
          let (function, plan) = try machine.overload(of: functions, for: site, values, named: name)
        else { return .void }
        return try machine.invoke(function, on: nil, plan.bind(values))
      }
    }
    if let type = typeCalled(name) {
      let made = site.renamed("init")
      return evaluating(arguments) { values, _ in try machine.construct(type, made, values) }
    }
    if machine.hasFreeFunction(name) {
      return evaluating(arguments) { values, _ in
        try machine.callFree(site, values) ?? .void
      }
    }
    if let code = memberCall(name, site, arguments, declaredOnly: false) { return code }
    let callee = try self.name(reference.baseName)
    return evaluating(arguments) { values, frame in
      try machine.call(callee(frame), site, values)
    }
  }

  private func typeCalled(_ name: String) -> String? {
    if name == "Self" { return owner?.name }
    if let alias = alias(name) { return resolvedName(alias.trimmedDescription) }
    let full = resolvedName(name)
    let isCallable =
      machine.types[full] != nil || !machine.entries("init", in: full).isEmpty
      || machine.memberTable(of: full)?.initializers.isEmpty == false
    return isCallable ? full : nil
  }

  /// A method of `self` without `self.` in front; nil where `self` has none of the name.
  private func memberCall(
    _ name: String, _ site: CallSite, _ arguments: CompiledArguments, declaredOnly: Bool
  ) -> Code? {
    guard let owner, hasMember(name, declaredOnly: declaredOnly) else { return nil }
    let machine = machine
    if isStatic || (!hasInstanceMember(name) && declaredOnly) {
      let type = owner.name
      return evaluating(arguments) { values, _ in
        try machine.callStatic(site, of: type, values)
      }
    }
    guard let receiver = scope.find("self") else { return nil }
    if machine.mutatingNames.contains(name) {
      return mutation(site, arguments, variableLocation(receiver))
    }
    let slot = receiver.slot
    return evaluating(arguments) { values, frame in
      var value = frame.load(slot)
      return try machine.callMethod(site, on: &value, values)
    }
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
    if declaredOnly { return false }
    let kinds: Set<Entry.Kind> =
      isStatic ? [.staticMethod, .staticProperty] : [.method, .mutatingMethod, .property]
    return machine.owners(ofTypeNamed: owner.name).contains { owner in
      machine.entries(name, in: owner).contains { kinds.contains($0.kind) }
    }
  }

  private func hasInstanceMember(_ name: String) -> Bool {
    guard let owner, !isStatic else { return false }
    if let type = owner.type {
      if type.kind != .enum, type.fieldIndex[name] != nil { return true }
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
