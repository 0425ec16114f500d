import Catalog
import SwiftSyntax

/// What is certain of an expression's being optional, before it runs: a value that is there has no
/// wrapper, and yet `map` of an optional array is not the array's, and the text of an optional
/// that has a value is `Optional(5)`.
extension Compiler {
  /// Code for an interpolated expression, as the text that Swift gives it.
  func interpolated(_ expression: ExprSyntax) throws -> Code {
    let shape = inferredShape(expression)
    if shape.hasOptionalParts {
      let value = try code(expression)
      let machine = machine
      return { frame in .string(machine.text(of: try value(frame).dereferenced, as: shape)) }
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
      let tracked = try trackedChain(expression)
      let isCertain = isOptional(expression)
      return located(expression) { [self] frame in
        let (value, isOptional) = try tracked(frame)
        return isOptional || isCertain ? try optionalText(value) : value
      }
    default:
      let value = try code(expression)
      guard isOptional(expression) else { return value }
      return { [self] frame in try optionalText(value(frame)) }
    }
  }

  private func optionalText(_ value: Value) throws -> Value {
    let value = value.dereferenced
    if value.isNone { return value }
    if case .string(let text) = value { return .string("Optional(\"\(text)\")") }
    return .string("Optional(\(try machine.interpolated(value)))")
  }

  /// What is certain of a variable's type by its initial value.
  func shape(ofInitial value: ExprSyntax) -> Shape {
    let shape = inferredShape(value)
    return shape.isAny && isOptional(value) ? .optional(.any) : shape
  }

  /// Whether the whole expression is optional: a `?` in a chain makes all of it so.
  func isOptional(_ expression: ExprSyntax) -> Bool {
    isChained(expression) || givesOptional(expression)
  }

  /// Whether the last link of a chain gives an optional, whatever `?` stands before it.
  func givesOptional(_ expression: ExprSyntax) -> Bool {
    if writtenShape(expression).isOptional || inferredShape(expression).isOptional { return true }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return isOptional(reference.baseName.identifierText)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return false }
      return isOptional(property: access.declName.baseName.identifierText, of: base)
    case .functionCallExpr(let call): return isOptional(call)
    case .subscriptCallExpr(let call):
      switch inferredShape(call.calledExpression) {
      case .array(.optional): return true
      case .dictionary: return call.arguments.count == 1 && call.arguments.first?.label == nil
      default: return false
      }
    case .tryExpr(let syntax):
      return syntax.questionOrExclamationMark?.text == "?" || isOptional(syntax.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
      return isOptional(only.expression)
    case .sequenceExpr(let sequence): return areOptional(Array(sequence.elements))
    default: return false
    }
  }

  /// Operands and operators: a cast with `?`, a choice with an optional, the last one behind `??`.
  private func areOptional(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count >= 3, elements.count < 32, let last = elements.last else { return false }
    if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) {
      return cast.questionOrExclamationMark?.text == "?"
    }
    let choices = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
    if !choices.isEmpty {
      let values = choices.map(\.thenExpression) + [last]
      return values.contains { $0.is(NilLiteralExprSyntax.self) || isOptional($0) }
    }
    let areDefaults = stride(from: 1, to: elements.count, by: 2).allSatisfy { index in
      elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
    return areDefaults && isOptional(last)
  }

  /// A plain name: of the file, or a member of `self`.
  private func isOptional(_ name: String) -> Bool {
    if scope.find(name) != nil { return false }
    if let owner {
      if !isStatic, let property = owner.type?.computedProperty(name) {
        return property.getter.isOptional
      }
      if let table = machine.memberTable(of: owner.name) {
        if !isStatic, let property = table.properties[name] { return property.getter.isOptional }
        if isStatic, let variable = table.staticProperties[name] {
          return variable.writtenShape.isOptional
        }
        if isStatic, let property = table.staticComputed[name] {
          return property.getter.isOptional
        }
      }
    }
    return globalShape(name).isOptional
  }

  /// The type of a variable of the file, as it is written or as its initial value says.
  func globalShape(_ name: String) -> Shape {
    if let variable = machine.globals[name] {
      if let type = variable.type { return shape(type) }
      // Initial values that name one another are not followed from one to the next.
      return machine.isInferring ? .any : variable.writtenShape
    }
    return machine.computedGlobals[name]?.getter.writtenResult ?? .any
  }

  private func isOptional(property name: String, of base: ExprSyntax) -> Bool {
    switch inferredShape(base).unwrapped {
    case .any: return machine.agreesOnOptional(property: name)
    case .array, .set, .dictionary, .string:
      return StandardLibrary.optionalProperties.contains(name)
    case .tuple(let parts):
      return parts.enumerated().contains { index, part in
        (part.label == name || String(index) == name) && part.shape.isOptional
      }
    default: return false
    }
  }

  private func isOptional(_ call: FunctionCallExprSyntax) -> Bool {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.identifierText
      if ["map", "flatMap"].contains(name), base.as(OptionalChainingExprSyntax.self) == nil {
        return givesOptional(base)
      }
      if case .named(let type) = inferredShape(base).unwrapped, let declared = machine.types[type] {
        let methods = declared.methods(name)
        return !methods.isEmpty && methods.allSatisfy(\.isOptional)
      }
      let first = call.arguments.first?.label?.text
      return Compiler.searches.contains("\(name)(\(first.map { "\($0):" } ?? ""))")
        || (call.trailingClosure != nil && ["first", "last", "firstIndex"].contains(name))
        || machine.agreesOnOptional(method: name)
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    else { return false }
    if let variable = scope.find(name) {
      if case .function(_, let result) = variable.shape.unwrapped { return result.isOptional }
      return false
    }
    if let methods = owner?.type?.methods(name), !methods.isEmpty {
      return methods.allSatisfy(\.isOptional)
    }
    if isStatic,
      let methods = owner.flatMap({ machine.memberTable(of: $0.name) })?
        .staticMethods[name]
    {
      return methods.allSatisfy(\.isOptional)
    }
    if let functions = machine.functions[name] { return functions.allSatisfy(\.isOptional) }
    if name == "Optional" { return true }
    if let type = machine.types[resolvedName(name)] {
      let made = type.members.initializers
      return !made.isEmpty && made.allSatisfy(\.isFailable)
    }
    guard ["Int", "Double", "Float"].contains(name), call.arguments.count == 1,
      let text = call.arguments.first, text.label == nil
    else { return false }
    if case .string = writtenShape(text.expression) { return true }
    return text.expression.is(StringLiteralExprSyntax.self)
  }

  /// Functions of collections that may find nothing.
  private static let searches: Set<String> = [
    "first(where:)", "last(where:)", "firstIndex(of:)", "firstIndex(where:)", "lastIndex(of:)",
    "lastIndex(where:)", "min()", "max()", "min(by:)", "max(by:)", "randomElement()", "popLast()",
    "popFirst()",
  ]

  /// Whether a `?` stands in the chain, which makes all of it optional.
  private func isChained(_ expression: ExprSyntax) -> Bool {
    var node = expression
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr: return true
      case .memberAccessExpr(let access):
        guard let base = access.base else { return false }
        node = base
      case .functionCallExpr(let call): node = call.calledExpression
      case .subscriptCallExpr(let call): node = call.calledExpression
      default: return false
      }
    }
  }
}

extension Machine {
  /// Whether all types of the file that have a property of this name say that it is optional.
  func agreesOnOptional(property name: String) -> Bool {
    let isStandard = StandardLibrary.optionalProperties.contains(name)
    // A tuple's label may be the same.
    var isFound = isStandard && !hasLabel(name)
    for type in types.values {
      if type.kind != .enum, let index = type.fieldIndex[name] {
        guard type.writtenShape(of: type.stored[index]).isOptional else { return false }
        isFound = true
      }
      if let property = type.members.properties[name] {
        guard property.getter.isOptional else { return false }
        isFound = true
      }
    }
    return isFound && (isStandard || !tablesHave(name))
  }

  /// Whether all enums of the file that have a case of this name say that one of its values is
  /// optional.
  func agreesOnOptional(case name: String, at index: Int) -> Bool {
    let cases = types.values.compactMap { type in type.cases.first { $0.name == name } }
    return !cases.isEmpty
      && cases.allSatisfy { found in
        found.types.indices.contains(index)
          && found.types[index]?.is(OptionalTypeSyntax.self) == true
      }
  }

  /// Whether all types of the file that have a method of this name say that it gives an optional.
  func agreesOnOptional(method name: String) -> Bool {
    var isFound = false
    for type in types.values {
      guard let methods = type.members.methods[name] else { continue }
      guard methods.allSatisfy(\.isOptional) else { return false }
      isFound = true
    }
    return isFound && !tablesHave(name)
  }

  /// Whether the file writes a label of this name anywhere.
  private func hasLabel(_ name: String) -> Bool {
    if let known = writtenLabels[name] { return known }
    let answer = source.text.contains("\(name):")
    writtenLabels[name] = answer
    return answer
  }

  /// Whether a type of the tables has a property or method of a name.
  private func tablesHave(_ name: String) -> Bool {
    if let known = tableMembers[name] { return known }
    let isMember = { (entry: Entry) -> Bool in
      entry.name == name && [.property, .method, .mutatingMethod].contains(entry.kind)
    }
    let answer =
      vocabulary.entries.contains(where: isMember)
      || StandardLibrary.vocabulary.entries.contains(where: isMember)
    tableMembers[name] = answer
    return answer
  }
}
