import Catalog
import SwiftSyntax

extension Compiler {
  /// What an expression names, if it can be changed; nil for a mere value.
  func location(_ expression: ExprSyntax) throws -> Location? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return try location(named: reference)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      return try location(of: access, base)
    case .subscriptCallExpr(let call):
      guard let base = try location(call.calledExpression) else { return nil }
      return try elementLocation(call, base)
    case .forceUnwrapExpr(let force): return try location(force.expression)
    case .optionalChainingExpr(let optional):
      guard var location = try location(optional.expression) else { return nil }
      let modify = location.modify
      location.modify = { frame, change in
        try modify(frame) { value in
          if value.isNone { throw ChainEnded() }
          try change(&value)
        }
      }
      return location
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return try tuple.elements.first.flatMap { try location($0.expression) }
    default: return nil
    }
  }

  func variableLocation(_ variable: LocalVariable) -> Location {
    let slot = variable.slot
    return Location(
      read: { frame in frame.load(slot) },
      modify: { frame, change in try frame.modify(slot, change) },
      shape: variable.shape,
      constant: variable.isConstant ? variable.name : nil)
  }

  private func location(named reference: DeclReferenceExprSyntax) throws -> Location? {
    let name = reference.baseName.identifierText
    let machine = machine
    if let variable = scope.find(name) { return variableLocation(variable) }
    if hasMember(name, declaredOnly: true) || hasMember(name, declaredOnly: false) {
      if isStatic, let owner { return try staticLocation(name, of: owner.name) }
      guard let receiver = scope.find("self") else { return nil }
      return memberLocation(name, variableLocation(receiver), place(of: reference), isSelf: true)
    }
    guard let global = machine.globals[name] else { return nil }
    return location(of: global)
  }

  private func location(of variable: LazyVariable) -> Location {
    Location(
      prepare: { _ in _ = try variable.load() },
      read: { _ in try variable.load() },
      modify: { _, change in
        _ = try variable.load()
        try variable.box.modify(change)
      },
      constant: variable.isConstant ? variable.name : nil)
  }

  private func staticLocation(_ name: String, of owner: String) throws -> Location? {
    machine.memberTable(of: owner)?.staticProperties[name].map { location(of: $0) }
  }

  private func location(of access: MemberAccessExprSyntax, _ base: ExprSyntax) throws -> Location? {
    let name = access.declName.baseName.identifierText
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      scope.find(type) == nil, isTypeName(type)
    {
      return try staticLocation(name, of: type == "Self" ? owner?.name ?? type : resolvedName(type))
    }
    if let location = try location(base) {
      let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      return memberLocation(name, location, place(of: access.declName), isSelf: isSelf)
    }
    // A class instance can be changed wherever it comes from.
    let value = try code(base)
    let slot = scope.newSlot()
    let temporary = Location(
      prepare: { frame in frame.slots[slot] = try value(frame) },
      read: { frame in frame.slots[slot] },
      modify: { frame, change in
        guard frame.slots[slot].isClassInstance else {
          throw Fault("cannot assign to a member of a value that is not stored in a variable")
        }
        try change(&frame.slots[slot])
      })
    return memberLocation(name, temporary, place(of: access.declName), isSelf: false)
  }

  private func memberLocation(
    _ name: String, _ base: Location, _ place: Place, isSelf: Bool
  ) -> Location {
    let machine = machine
    let isQuiet = isSelf && isUnobserved(name)
    var location = Location(
      prepare: base.prepare,
      read: { frame in try machine.property(name, of: base.read(frame)) },
      modify: { frame, change in
        try base.modify(frame) { value in
          do {
            // What a constant refers to can be changed: an instance of a class, a view's state.
            if let constant = base.constant, !value.isClassInstance, name != "wrappedValue",
              !value.refersElsewhere(by: name)
            {
              throw Fault.mutatedConstant(constant)
            }
            try machine.modifyProperty(
              name, of: &value, change, isSelf: isSelf, isQuiet: isQuiet)
          } catch {
            throw machine.located(error, at: place)
          }
        }
      })
    if isSelf, let type = owner?.type, let index = type.fieldIndex[name] {
      location.shape = type.stored[index].type.map { shape($0) } ?? .any
      if type.stored[index].isConstant { location.constant = name }
    }
    return location
  }

  /// Whether setting an own property here calls none of its observers: in an initialiser, and in
  /// the observers themselves.
  private func isUnobserved(_ name: String) -> Bool {
    let function = scope.body.name
    return function.contains("init(") || function.contains(".\(name).didSet(")
      || function.contains(".\(name).willSet(")
  }

  /// The element's index is evaluated once, into slots, before anything is taken apart.
  private func elementLocation(_ call: SubscriptCallExprSyntax, _ base: Location) throws -> Location
  {
    let arguments = try indices(call.arguments)
    let slots = arguments.codes.map { _ in scope.newSlot() }
    let site = CallSite(
      "subscript", labels: arguments.labels, place: place(of: call),
      argumentPlaces: arguments.places)
    let machine = machine
    let place = place(of: call)
    var key: Shape?
    if case .dictionary(let shape, _) = base.shape.unwrapped { key = shape }
    return Location(
      prepare: { frame in
        try base.prepare?(frame)
        for (slot, code) in zip(slots, arguments.codes) { frame.slots[slot] = try code(frame) }
        if let key, let slot = slots.first {
          frame.slots[slot] = try key.convert(frame.slots[slot], machine)
        }
      },
      read: { frame in
        try machine.element(of: base.read(frame), at: slots.map { frame.slots[$0] }, site)
      },
      modify: { frame, change in
        let indices = slots.map { frame.slots[$0] }
        try base.modify(frame) { value in
          do {
            try machine.modifyElement(of: &value, at: indices, site, change)
          } catch {
            throw machine.located(error, at: place)
          }
        }
      },
      shape: base.shape.assignedElement, constant: base.constant)
  }
}
