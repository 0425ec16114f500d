import Catalog
import FigureLimits
import SwiftSyntax

/// Member accesses, calls, subscripts, `?` and `!`, one behind the other.
///
/// A chain is walked and run in a loop, so that its length costs no stack.
extension Compiler {
  func chain(_ expression: ExprSyntax) throws -> Code {
    let (start, links, steps) = try linked(expression)
    guard links.contains(where: \.isMapping) else { return run(start, steps) }
    let tracked = tracked(start, links, steps)
    return { frame in try tracked(frame).value }
  }

  /// What a chain starts with, and the links behind it with what they do.
  func linked(
    _ expression: ExprSyntax
  ) throws -> (start: Code, links: [ChainLink], steps: [PostfixStep]) {
    var (root, links) = try unrolled(expression)
    var code: Code?
    if let index = links.lastIndex(where: { isMutating($0) }),
      case .methodCall(let access, let call) = links[index], let base = access.base,
      let location = try location(base)
    {
      code = try mutatingCall(access, call, on: location)
      links.removeFirst(index + 1)
    }
    if case .methodCall(let access, let call)? = links.first,
      access.declName.baseName.text == "init",
      let delegation = try delegatingInitializer(root, access, call)
    {
      code = delegation
      links.removeFirst()
    }
    if root.is(SuperExprSyntax.self), let first = links.first {
      code = try inherited(root, first)
      links.removeFirst()
    }
    let steps = try links.map { try step($0) }
    return (try code ?? self.root(&root), links, steps)
  }

  /// `self.init(…)`: the new value becomes `self`.
  private func delegatingInitializer(
    _ root: ExprSyntax, _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax
  ) throws -> Code? {
    guard root.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", !isStatic,
      let type = owner?.name, let slot = scope.find("self")?.slot
    else { return nil }
    let arguments = try arguments(of: call)
    let site = site("init", arguments, call, namePlace(access))
    let machine = machine
    let code = evaluating(arguments) { values, frame in
      frame.store(try machine.construct(type, site, values), in: slot)
      return .void
    }
    return located(call, code)
  }

  /// `super.init(…)`, `super.name(…)`, `super.name`.
  private func inherited(_ root: ExprSyntax, _ link: ChainLink) throws -> Code {
    guard let superclass = owner?.type?.superclass, let slot = scope.find("self")?.slot else {
      throw Fault("there is no superclass of the file here", at: place(of: root))
    }
    let machine = machine
    switch link {
    case .methodCall(let access, let call):
      let arguments = try arguments(of: call)
      let name = access.declName.baseName.identifierText
      let site = site(name, arguments, call, namePlace(access))
      return located(
        call,
        evaluating(arguments) { values, frame in
          guard name == "init" else {
            return try machine.call(site, of: superclass, values, on: frame.load(slot))
          }
          try machine.initialize(superclass, site, values, on: frame.load(slot))
          return .void
        })
    case .member(let access):
      let name = access.declName.baseName.identifierText
      return located(access) { frame in
        try machine.property(name, of: superclass, on: frame.load(slot))
      }
    default: throw Fault.unsupported(root, at: place(of: root))
    }
  }

  private func run(_ root: @escaping Code, _ steps: [PostfixStep]) -> Code {
    let machine = machine
    if steps.isEmpty { return root }
    if steps.count == 1, let step = steps.first {
      return { frame in
        var value = try root(frame)
        return try step.run(&value, frame, machine) == .ended ? .none : value
      }
    }
    return { frame in
      var value = try root(frame)
      for step in steps {
        if case .symbol(let symbol) = value, let symbol = symbol as? SymbolValue {
          value = try symbol.followed(by: step, step.evaluate(frame))
          continue
        }
        if try step.run(&value, frame, machine) == .ended { return .none }
      }
      return value
    }
  }

  /// The innermost expression and what stands behind it, in order.
  private func unrolled(_ expression: ExprSyntax) throws -> (root: ExprSyntax, links: [ChainLink]) {
    var links: [ChainLink] = []
    var node = expression
    var isRoot = false
    while !isRoot {
      guard links.count <= machine.limits.chainLength else {
        throw machine.located(Fault.beyond(.chain, machine.limits), at: place(of: node))
      }
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        if let access = memberAccess(call.calledExpression), let base = access.base,
          !isModule(base)
        {
          links.append(.methodCall(access, call))
          node = base
        } else if isRootCall(call.calledExpression) {
          isRoot = true
        } else {
          links.append(.valueCall(call))
          node = call.calledExpression
        }
      case .memberAccessExpr(let access):
        guard let base = access.base, !isModule(base) else {
          isRoot = true
          break
        }
        links.append(.member(access))
        node = base
      case .subscriptCallExpr(let call):
        links.append(.subscriptCall(call))
        node = call.calledExpression
      case .optionalChainingExpr(let optional):
        links.append(.optional)
        node = optional.expression
      case .forceUnwrapExpr(let force):
        links.append(.force(force))
        node = force.expression
      default: isRoot = true
      }
    }
    return (node, links.reversed())
  }

  private func memberAccess(_ callee: ExprSyntax) -> MemberAccessExprSyntax? {
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.as(MemberAccessExprSyntax.self)
    }
    return callee.as(MemberAccessExprSyntax.self)
  }

  /// Whether the callee is a plain name, `.name` or the spelling of a type.
  private func isRootCall(_ callee: ExprSyntax) -> Bool {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .genericSpecializationExpr: true
    case .memberAccessExpr(let access): access.base == nil || isModule(access.base)
    case .arrayExpr, .dictionaryExpr: typeShape(of: callee) != nil
    default: false
    }
  }

  private func isMutating(_ link: ChainLink) -> Bool {
    guard case .methodCall(let access, _) = link else { return false }
    return machine.isMutating(access.declName.baseName.identifierText)
  }

  private func step(_ link: ChainLink) throws -> PostfixStep {
    switch link {
    case .member(let access):
      let name = access.declName.baseName.identifierText
      let site = CallSite(name, labels: [], namePlace: namePlace(access))
      return PostfixStep.member(name, site, machine)
    case .methodCall(let access, let call):
      elementShape = optionalElement(access, call)
      let arguments = try self.arguments(of: call)
      elementShape = .any
      let site = site(access.declName.baseName.identifierText, arguments, call, namePlace(access))
      site.extendedProtocol = access.base.flatMap { extendedProtocol(site.name, of: $0) }
      return PostfixStep.call(site, machine, arguments: arguments.codes, inouts: arguments.inouts)
    case .valueCall(let call):
      let arguments = try self.arguments(of: call)
      let site = site("", arguments, call, place(of: call))
      return PostfixStep(
        place: site.place, arguments: arguments.codes, inouts: arguments.inouts
      ) { [unowned machine] value, values in
        value = try machine.call(value, site, values)
        return .next
      }
    case .subscriptCall(let call): return try subscriptStep(call)
    case .optional:
      return PostfixStep(place: nil) { value, _ in value.isNone ? .ended : .next }
    case .force(let force):
      return PostfixStep(place: isForeign ? nil : place(of: force)) { value, _ in
        if value.isNone { throw Fault.unwrappedNil }
        return .next
      }
    }
  }

  /// The protocol of the file that a value is known by alone, where its extension has the method
  /// and the protocol does not ask for it: such a method is the same for all types.
  private func extendedProtocol(_ name: String, of base: ExprSyntax) -> String? {
    guard machine.protocolMethodNames.contains(name),
      case .named(let type) = inferredShape(base).unwrapped,
      let declared = machine.types[type], declared.kind == .protocol
    else { return nil }
    let isRequired = declared.memberTables.contains { table in
      table.methods[name]?.contains { !$0.hasBody } == true
    }
    if isRequired { return nil }
    return ([type] + declared.conformanceOrder).first { owner in
      machine.memberTable(of: owner)?.methods[name]?.contains(where: \.hasBody) == true
    }
  }

  private func namePlace(_ access: MemberAccessExprSyntax) -> Place? {
    isForeign ? nil : place(of: access.declName)
  }

  private func subscriptStep(_ call: SubscriptCallExprSyntax) throws -> PostfixStep {
    let arguments = try indices(call.arguments)
    let place = isForeign ? nil : place(of: call)
    let site = CallSite(
      "subscript", labels: arguments.labels, place: place, argumentPlaces: arguments.places)
    return PostfixStep(place: place, arguments: arguments.codes) {
      [unowned machine] value, values in
      value = try machine.element(of: value, at: values, site)
      return .next
    }
  }

  /// A call of a method that may change the variable it is called on.
  private func mutatingCall(
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, on location: Location
  ) throws -> Code {
    let arguments = try self.arguments(of: call)
    let site = site(access.declName.baseName.identifierText, arguments, call, namePlace(access))
    let isOptional = access.base?.is(OptionalChainingExprSyntax.self) ?? false
    return mutation(site, arguments, location, isOptional: isOptional)
  }

  func mutation(
    _ site: CallSite, _ arguments: CompiledArguments, _ location: Location,
    isOptional: Bool = false
  ) -> Code {
    let machine = machine
    let element = location.shape.element
    let code: Code = { frame in
      try location.prepare?(frame)
      var values: [Value] = []
      for argument in arguments.codes { values.append(try argument(frame)) }
      if element.isAny {
        values = values.map(\.settled)
      } else if ["append", "insert"].contains(site.name), let first = values.first {
        values[0] =
          try site.labels.first == "contentsOf"
          ? location.shape.unwrapped.convert(first, machine) : element.convert(first, machine)
      }
      var result = Value.void
      do {
        try location.modify(frame) { value in
          if isOptional && value.isNone { throw ChainEnded() }
          let before = machine.mutations
          result = try machine.callMethod(site, on: &value, values, isPlace: true)
          if let constant = location.constant, machine.mutations != before {
            throw Fault.mutatedConstant(constant)
          }
        }
      } catch is ChainEnded {
        return .none
      }
      for (index, passed) in arguments.inouts {
        if case .reference(let box) = values[index] { try passed.modify(frame) { $0 = box.value } }
      }
      return result
    }
    return site.namePlace.map { located($0, code) } ?? code
  }
}

extension Fault {
  fileprivate static let unwrappedNil = Fault(
    "the value is 'nil' where '!' says that it is not", hint: "use 'if let' or '??'")

  static func mutatedConstant(_ name: String) -> Fault {
    if name == "self" {
      return Fault("'self' cannot be changed here", hint: "mark the method 'mutating'")
    }
    return Fault("'\(name)' is a 'let' constant and cannot be changed", hint: "make it a 'var'")
  }
}
