import Catalog
import SwiftSyntax

/// Calls of plain names, of `.name` and of types that are spelled out.
extension Compiler {
  func rootCall(_ call: FunctionCallExprSyntax) throws -> Code {
    let arguments = try arguments(of: call)
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self),
      genericTypeIsErased(generic)
    {
      callee = generic.expression
      if let reference = callee.as(DeclReferenceExprSyntax.self) {
        return specialized(try namedCall(reference, arguments, call), generic)
      }
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access) where isModule(access.base):
      return try namedCall(access.declName, arguments, call)
    case .memberAccessExpr(let access):
      return symbolCall(access, arguments, call)
    case .declReferenceExpr(let reference): return try namedCall(reference, arguments, call)
    default:
      guard let shape = typeShape(of: callee) else {
        throw Fault.unsupported(callee, at: place(of: callee))
      }
      let site = site("init", arguments, call, place(of: callee))
      return located(site, arguments, typedConstruction(shape, site, arguments))
    }
  }

  private func namedCall(
    _ reference: DeclReferenceExprSyntax, _ arguments: CompiledArguments,
    _ call: FunctionCallExprSyntax
  ) throws -> Code {
    let name = reference.baseName.identifierText
    let site = site(name, arguments, call, place(of: reference))
    return try located(site, arguments, self.call(name, site, arguments, reference))
  }

  /// Whether `SwiftUI.` stands in front of a name, to say whose it is.
  func isModule(_ base: ExprSyntax?) -> Bool {
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return false
    }
    return Modules.known.contains(name) && scope.find(name) == nil && machine.types[name] == nil
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
      return try machine.checked(
        .symbol(
          SymbolValue(name, call: site, arguments: values, machine: machine, place: namePlace)))
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
    if let code = try dynamicCall(name, site, arguments, reference) { return code }
    if let code = memberCall(name, site, arguments, declaredOnly: true) { return code }
    if let functions = machine.functions[name] {
      return evaluating(arguments) { values, _ in
        guard
          let (function, plan) = try machine.overload(of: functions, for: site, values, named: name)
        else { return .void }
        return try machine.invoke(function, on: nil, plan.bind(values), from: site)
      }
    }
    if let type = typeCalled(name) {
      let made = site.renamed("init")
      if let fast = fastConversion(type, arguments, made) { return fast }
      return evaluating(arguments) { values, _ in try machine.construct(type, made, values) }
    }
    if machine.hasFreeFunction(name) {
      if let fast = fastExtreme(name, arguments, site) { return fast }
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

  /// `T(…)`, `Self(…)` and `type(of:)`.
  private func dynamicCall(
    _ name: String, _ site: CallSite, _ arguments: CompiledArguments,
    _ reference: DeclReferenceExprSyntax
  ) throws -> Code? {
    let machine = machine
    if name == "type", site.labels == ["of"], machine.functions[name] == nil {
      return evaluating(arguments) { values, _ in try machine.dynamicType(of: values[0]) }
    }
    let type = name == "Self" ? dynamicSelf() : genericType(name, at: place(of: reference))
    guard let type else { return nil }
    let made = site.renamed("init")
    return evaluating(arguments) { values, frame in
      try machine.call(type(frame), made, values)
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
      let dynamic = dynamicSelf()
      return evaluating(arguments) { values, frame in
        if case .type(let type)? = try dynamic?(frame) {
          return try machine.callStatic(site, of: type, values)
        }
        return try machine.callStatic(site, of: type, values)
      }
    }
    guard let receiver = scope.find("self") else { return nil }
    if machine.isMutating(name) {
      return mutation(site, arguments, variableLocation(receiver))
    }
    let slot = receiver.slot
    return evaluating(arguments) { values, frame in
      var value = frame.load(slot)
      return try machine.callMethod(site, on: &value, values)
    }
  }
}
