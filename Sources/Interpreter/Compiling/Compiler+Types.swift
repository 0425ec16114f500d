import Catalog
import SwiftSyntax

extension Compiler {
  /// What a written type says about values.
  func shape(_ type: TypeSyntax) -> Shape {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): return shape(named: type)
    case .optionalType(let type): return .optional(shape(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(shape(type.wrappedType))
    case .arrayType(let type): return .array(shape(type.element))
    case .dictionaryType(let type): return .dictionary(shape(type.key), shape(type.value))
    case .tupleType(let type): return shape(tuple: type)
    case .functionType(let type):
      return .function(
        type.parameters.map { shape($0.type) }, shape(type.returnClause.type))
    case .attributedType(let type): return shape(type.baseType)
    case .someOrAnyType(let type): return erased(shape(type.constraint))
    case .memberType(let type):
      return Shape(typeNamed: resolvedName(Modules.withoutModule(type.trimmedDescription)))
    default: return .any
    }
  }

  /// A protocol's static members may be meant by `.name`; values are not checked against it.
  private func erased(_ shape: Shape) -> Shape {
    if case .named("View") = shape { return .any }
    return shape
  }

  private func shape(tuple type: TupleTypeSyntax) -> Shape {
    let elements = type.elements.map { element in
      (label: element.firstName.map(\.text), shape: shape(element.type))
    }
    if elements.isEmpty { return .void }
    if elements.count == 1, let only = elements.first { return only.shape }
    return .tuple(elements)
  }

  private func shape(named type: IdentifierTypeSyntax) -> Shape {
    let name = type.name.identifierText
    if generics.contains(name) { return .any }
    let arguments = type.genericArgumentClause.map { clause in
      clause.arguments.map { argument -> Shape in
        if case .type(let type) = argument.argument { return shape(type) }
        return .any
      }
    }
    switch (name, arguments?.count) {
    case ("Array", _): return .array(arguments?.first ?? .any)
    case ("Set", _): return .set(arguments?.first ?? .any)
    case ("Optional", 1): return .optional(arguments?[0] ?? .any)
    case ("Binding", 1): return .binding(arguments?[0] ?? .any)
    case ("Dictionary", nil): return .dictionary(.any, .any)
    case ("Dictionary", 2): return .dictionary(arguments?[0] ?? .any, arguments?[1] ?? .any)
    case ("Self", _): return owner?.type.map { .named($0.name) } ?? .any
    default: break
    }
    if let alias = alias(name) {
      // A name that stands for itself would be followed for ever.
      guard machine.followedAliases.insert(name).inserted else { return .any }
      defer { machine.followedAliases.remove(name) }
      return shape(alias)
    }
    return Shape(typeNamed: resolvedName(name))
  }

  func alias(_ name: String) -> TypeSyntax? {
    if let owner, let alias = machine.memberTable(of: owner.name)?.aliases[name] { return alias }
    return machine.aliases[name]
  }

  /// The full name of a type: nested types are found from inside out.
  func resolvedName(_ name: String) -> String {
    var outer = owner?.name
    while let prefix = outer {
      if machine.types["\(prefix).\(name)"] != nil { return "\(prefix).\(name)" }
      outer = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
    }
    return name
  }

  /// What is known of a plain name's type: a local variable's, or an own property's.
  func writtenShape(_ expression: ExprSyntax) -> Shape {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return .any
    }
    if let variable = scope.find(name) { return variable.shape }
    guard !isStatic, let type = owner?.type, let index = type.fieldIndex[name] else { return .any }
    return type.writtenShape(of: type.stored[index])
  }

  /// What an initial value says about its variable's type where none is written.
  func inferredShape(_ expression: ExprSyntax) -> Shape {
    switch expression.as(ExprSyntaxEnum.self) {
    case .floatLiteralExpr: return .double
    case .integerLiteralExpr: return .int
    case .stringLiteralExpr: return .string
    case .booleanLiteralExpr: return .bool
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-":
      return inferredShape(prefix.expression)
    case .functionCallExpr(let call): return inferredShape(call: call)
    case .asExpr(let cast): return shape(cast.type)
    case .memberAccessExpr(let access): return inferredShape(member: access)
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      if scope.find(name) != nil || hasMember(name, declaredOnly: true) {
        return writtenShape(expression)
      }
      return globalShape(name)
    case .arrayExpr(let array): return inferredShape(array: array)
    case .sequenceExpr(let sequence): return inferredShape(elements: Array(sequence.elements))
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { inferredShape($0.expression) } ?? .any
    default: return .any
    }
  }

  /// The type of the file that a call certainly makes a value of: none that may be nil, and none
  /// whose trailing closure may be for `callAsFunction`.
  func madeType(of call: FunctionCallExprSyntax) -> Shape? {
    guard call.trailingClosure == nil,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      scope.find(callee) == nil, let type = machine.types[resolvedName(callee)],
      type.kind == .struct || type.kind == .class,
      !type.members.initializers.contains(where: \.isFailable)
    else { return nil }
    return .named(type.name)
  }

  func inferredShape(callee: ExprSyntax) -> Shape {
    switch callee.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .genericSpecializationExpr:
      return typeShape(of: callee) ?? .any
    case .declReferenceExpr(let reference):
      switch Shape(typeNamed: reference.baseName.text) {
      case .named, .any: return .any
      case let shape: return shape
      }
    default: return .any
    }
  }

  /// The type that an expression spells, as `[CGFloat]` or `Array<Int>`; nil for other expressions.
  func typeShape(of expression: ExprSyntax) -> Shape? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let type): return shape(type.type)
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      if generics.contains(name), scope.find(name) == nil { return .any }
      return isTypeName(name) ? Shape(typeNamed: resolvedName(name)) : nil
    case .memberAccessExpr(let access) where access.base != nil:
      let name = resolvedName(Modules.withoutModule(access.trimmedDescription))
      return machine.isKnownType(name) ? .named(name) : nil
    case .optionalChainingExpr(let optional):
      return typeShape(of: optional.expression).map { .optional($0) }
    case .arrayExpr(let array):
      guard array.elements.count == 1, let element = array.elements.first?.expression else {
        return nil
      }
      return typeShape(of: element).map { .array($0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let pair = elements.first, let key = typeShape(of: pair.key),
        let value = typeShape(of: pair.value)
      else { return nil }
      return .dictionary(key, value)
    case .tupleExpr(let tuple):
      if tuple.elements.isEmpty { return .void }
      let parts = tuple.elements.map {
        (label: $0.label?.text, shape: typeShape(of: $0.expression))
      }
      let known = parts.compactMap { part in part.shape.map { (label: part.label, shape: $0) } }
      return known.count == parts.count ? .tuple(known) : nil
    case .genericSpecializationExpr(let generic): return genericShape(generic)
    default: return nil
    }
  }

  private func genericShape(_ generic: GenericSpecializationExprSyntax) -> Shape? {
    guard let reference = generic.expression.as(DeclReferenceExprSyntax.self) else { return nil }
    let arguments = generic.genericArgumentClause.arguments.map { argument -> Shape in
      if case .type(let type) = argument.argument { return shape(type) }
      return .any
    }
    switch (reference.baseName.text, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return typeShape(of: generic.expression)
    }
  }

  func isTypeName(_ name: String) -> Bool {
    if scope.find(name) != nil { return false }
    return name == "Self" || machine.isKnownType(resolvedName(name)) || alias(name) != nil
      || ["Any", "Void", "Float", "TimeInterval", "Character"].contains(name)
  }
}
