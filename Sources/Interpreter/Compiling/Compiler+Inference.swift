import Catalog
import Foundation
import SwiftSyntax

/// What is certain of an expression's type before it runs; `.any` is the answer to all doubts.
extension Compiler {
  /// The type of a choice of two: that of the one that says it.
  ///
  /// - Parameter elements: what stands behind the colon, operands and operators in turn.
  func shape(of then: ExprSyntax, else elements: [ExprSyntax]) -> Shape {
    // Each of many choices in a row would look through all behind it.
    guard elements.count < 32 else { return .any }
    let first = inferredShape(then)
    let second =
      elements.count == 1 ? inferredShape(elements[0]) : inferredShape(elements: elements)
    if first.isAny { return isImplicitMember(then) ? second : .any }
    if second.isAny {
      return areImplicitMembers(elements) ? first : .any
    }
    return first.name == second.name ? first : .any
  }

  /// The type of operands and operators: of a choice or a cast.
  func inferredShape(elements: [ExprSyntax]) -> Shape {
    if let (ternary, rest) = choice(in: elements) {
      return shape(of: ternary.thenExpression, else: rest)
    }
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return .any }
    return cast.questionOrExclamationMark?.text == "?" ? .optional(shape(type)) : shape(type)
  }

  /// The first choice among operands and operators, and what stands behind its colon.
  private func choice(
    in elements: [ExprSyntax]
  ) -> (UnresolvedTernaryExprSyntax, rest: [ExprSyntax])? {
    for (index, element) in elements.enumerated() {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        return (ternary, Array(elements.dropFirst(index + 1)))
      }
    }
    return nil
  }

  private func areImplicitMembers(_ elements: [ExprSyntax]) -> Bool {
    if let (ternary, rest) = choice(in: elements) {
      return isImplicitMember(ternary.thenExpression) && areImplicitMembers(rest)
    }
    return elements.count == 1 && isImplicitMember(elements[0])
  }

  /// `.red`, `.red.opacity(0.5)`, `.init(x: 3)`: nothing stands in front of the first dot.
  private func isImplicitMember(_ expression: ExprSyntax) -> Bool {
    var node = expression
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard let base = access.base else { return true }
        node = base
      case .functionCallExpr(let call): node = call.calledExpression
      default: return false
      }
    }
  }

  /// `[Tab.home, .work]`: the type that all elements have which say it.
  func inferredShape(array: ArrayExprSyntax) -> Shape {
    if array.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) }) {
      return inferredShape(partlyNil: array)
    }
    var known: Shape?
    for element in array.elements where !isImplicitMember(element.expression) {
      let shape = inferredShape(element.expression)
      guard case .named = shape, known == nil || known?.name == shape.name else { return .any }
      known = shape
    }
    return known.map { .array($0) } ?? .any
  }

  /// `["a", nil]`: the one type that all other elements have, which is optional here.
  private func inferredShape(partlyNil array: ArrayExprSyntax) -> Shape {
    var known: Shape?
    for element in array.elements where !element.expression.is(NilLiteralExprSyntax.self) {
      let shape = inferredShape(element.expression)
      guard !shape.isAny, !shape.isOptional, known == nil || known?.name == shape.name else {
        return .any
      }
      known = shape
    }
    return known.map { .array(.optional($0)) } ?? .any
  }

  func inferredShape(call: FunctionCallExprSyntax) -> Shape {
    if let made = madeType(of: call) { return made }
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      guard let base = access.base else { return .any }
      let name = access.declName.baseName.identifierText
      if let type = typeName(base) { return staticShape(name, of: type, isCall: true) }
      return memberShape(name, of: inferredShape(base), isCall: true)
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      if scope.find(name) == nil, machine.types[resolvedName(name)] == nil,
        call.trailingClosure == nil, makesOnlyItself(name)
      {
        return .named(name)
      }
    default: break
    }
    return inferredShape(callee: call.calledExpression)
  }

  /// Whether every call of a type of the table makes a value of it.
  private func makesOnlyItself(_ type: String) -> Bool {
    guard case .named = Shape(typeNamed: type),
      !["Binding", "Array", "Set", "Dictionary", "Optional"].contains(type)
    else { return false }
    let made = machine.vocabulary.overloads(of: "init", in: type)
    return !made.isEmpty && !made.contains { $0.declaration.hasPrefix("init?") }
  }

  func inferredShape(member access: MemberAccessExprSyntax) -> Shape {
    guard let base = access.base else { return .any }
    let name = access.declName.baseName.identifierText
    if let type = typeName(base) { return staticShape(name, of: type, isCall: false) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return owner?.type.map { memberShape(name, of: .named($0.name), isCall: false) } ?? .any
    }
    return memberShape(name, of: inferredShape(base), isCall: false)
  }

  /// The type that an expression names.
  private func typeName(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      guard name != "Self", isTypeName(name), alias(name) == nil else { return nil }
      return resolvedName(name)
    case .memberAccessExpr(let access) where access.base != nil:
      let name = resolvedName(Modules.withoutModule(access.trimmedDescription))
      return machine.isKnownType(name) ? name : nil
    default: return nil
    }
  }

  private func staticShape(_ name: String, of type: String, isCall: Bool) -> Shape {
    if let declared = machine.types[type] {
      if let enumCase = declared.cases.first(where: { $0.name == name }) {
        return enumCase.parameters.isEmpty != isCall ? .named(type) : .any
      }
      if name == "allCases", !isCall, declared.kind == .enum { return .array(.named(type)) }
    }
    for owner in machine.owners(ofTypeNamed: type) {
      if let table = machine.memberTable(of: owner) {
        if !isCall, let variable = table.staticProperties[name] { return variable.writtenShape }
        if !isCall, let property = table.staticComputed[name] {
          return property.getter.writtenResult
        }
        if isCall, let methods = table.staticMethods[name] { return common(methods) }
      }
      let kind: Entry.Kind = isCall ? .staticMethod : .staticProperty
      let entries = machine.entries(name, in: owner).filter { $0.kind == kind }
      if !entries.isEmpty { return common(entries) }
    }
    return .any
  }

  private func memberShape(_ name: String, of base: Shape, isCall: Bool) -> Shape {
    guard case .named(let type) = base else { return .any }
    if let declared = machine.types[type] {
      if !isCall, let index = declared.fieldIndex[name] {
        return declared.writtenShape(of: declared.stored[index])
      }
      if !isCall, let property = declared.computedProperty(name) {
        return property.getter.writtenResult
      }
      return isCall ? common(declared.methods(name)) : .any
    }
    for owner in machine.owners(ofTypeNamed: type) {
      let table = machine.memberTable(of: owner)
      if table?.methods[name] != nil || table?.properties[name] != nil { return .any }
      let kind: Entry.Kind = isCall ? .method : .property
      let entries = machine.entries(name, in: owner).filter { $0.kind == kind }
      if !entries.isEmpty { return common(entries) }
    }
    return .any
  }

  private func common(_ functions: [FunctionDeclaration]) -> Shape {
    guard let first = functions.first?.writtenResult,
      functions.allSatisfy({ $0.writtenResult.name == first.name })
    else { return .any }
    return first
  }

  /// The result that all declarations of the table have, where it is a plain type.
  private func common(_ entries: [Entry]) -> Shape {
    guard let first = entries.first.flatMap(resultName),
      entries.allSatisfy({ resultName($0) == first })
    else { return .any }
    switch Shape(typeNamed: first) {
    case .named where !machine.isKnownType(first): return .any
    case let shape: return shape
    }
  }

  /// `Color` of `static let red: Color` and of `func opacity(_ opacity: Double) -> Color`.
  private func resultName(_ entry: Entry) -> String? {
    let mark = entry.kind == .method || entry.kind == .staticMethod ? "-> " : ": "
    guard let range = entry.declaration.range(of: mark, options: .backwards) else { return nil }
    let name = entry.declaration[range.upperBound...].prefix { $0 != " " }
    let rest = entry.declaration[range.upperBound...].dropFirst(name.count)
    guard rest.isEmpty || rest.hasPrefix(" {"), !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
    else { return nil }
    return String(name)
  }
}

extension TypeDeclaration {
  /// The type of a stored property, as it is written or as its initial value says.
  func writtenShape(of property: StoredProperty) -> Shape {
    if let known = writtenShapes[property.name] { return known }
    let isWhole = !machine.isInferring
    let shape = machine.inferring {
      let compiler = Compiler(
        machine: machine, owner: owner, isStatic: true, generics: genericNames)
      return property.type.map { compiler.shape($0) }
        ?? property.initial.map { compiler.inferredShape($0) } ?? .any
    }
    if isWhole { writtenShapes[property.name] = shape }
    return shape
  }
}
