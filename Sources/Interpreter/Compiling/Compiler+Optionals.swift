import Catalog
import SwiftSyntax

/// What an expression inside `\(…)` says about being optional: the text of an optional that has a
/// value is `Optional(5)`.
extension Compiler {
  /// Code for an interpolated expression, as the text that Swift gives it.
  func interpolated(_ expression: ExprSyntax) throws -> Code {
    let value = try code(expression)
    if isOptional(expression) { return { [self] frame in try optionalText(value(frame)) } }
    return try elementOfCollection(expression, value) ?? value
  }

  /// `values.first` and `pairs[key]`, which are optional where the base is a collection.
  private func elementOfCollection(_ expression: ExprSyntax, _ value: @escaping Code) throws
    -> Code?
  {
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["first", "last"].contains(access.declName.baseName.text)
    {
      let (name, collection) = (access.declName.baseName.text, try code(base))
      return located(access) { [self] frame in
        let values = try collection(frame)
        let element = try machine.property(name, of: values)
        let isElement = machine.owners(of: values).contains("Collection")
        return isElement ? try optionalText(element) : element
      }
    }
    guard let call = expression.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    let base = try code(call.calledExpression)
    return { [self] frame in
      guard case .dictionary = try base(frame).dereferenced else { return try value(frame) }
      return try optionalText(value(frame))
    }
  }

  private func optionalText(_ value: Value) throws -> Value {
    if value.isNone { return value }
    if case .string(let text) = value { return .string("Optional(\"\(text)\")") }
    return .string("Optional(\(try machine.interpolated(value)))")
  }

  private func isOptional(_ expression: ExprSyntax) -> Bool {
    if case .optional = writtenShape(expression) { return true }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      if scope.find(name) != nil { return false }
      return machine.computedGlobals[name]?.getter.isOptional == true
        || (!isStatic && owner?.type?.computedProperty(name)?.getter.isOptional == true)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return false }
      return isChained(base) || isOptional(access.declName.baseName.identifierText, of: base)
    case .functionCallExpr(let call): return isOptional(call)
    case .subscriptCallExpr(let call): return isChained(call.calledExpression)
    case .tryExpr(let syntax):
      return syntax.questionOrExclamationMark?.text == "?" || isOptional(syntax.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
      return isOptional(only.expression)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) else {
        return false
      }
      return cast.questionOrExclamationMark?.text == "?"
    default: return false
    }
  }

  private func isOptional(_ call: FunctionCallExprSyntax) -> Bool {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.identifierText
      if isChained(base) { return true }
      if let type = declaredType(of: base) {
        let methods = type.methods(name)
        return !methods.isEmpty && methods.allSatisfy(\.isOptional)
      }
      let first = call.arguments.first?.label?.text
      return Compiler.searches.contains("\(name)(\(first.map { "\($0):" } ?? ""))")
        || (call.trailingClosure != nil && ["first", "last", "firstIndex"].contains(name))
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    else { return false }
    if let functions = machine.functions[name] { return functions.allSatisfy(\.isOptional) }
    if let methods = owner?.type?.methods(name), !methods.isEmpty {
      return methods.allSatisfy(\.isOptional)
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
    "lastIndex(where:)", "min()", "max()", "min(by:)", "max(by:)", "randomElement()",
  ]

  private func isOptional(_ name: String, of base: ExprSyntax) -> Bool {
    guard let type = declaredType(of: base) else { return false }
    if let index = type.fieldIndex[name] {
      return type.stored[index].type?.is(OptionalTypeSyntax.self) == true
    }
    return type.computedProperty(name)?.getter.isOptional == true
  }

  /// The type of the file that a variable, property, `self` or call of an initialiser is of.
  private func declaredType(of expression: ExprSyntax) -> TypeDeclaration? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      return name.flatMap { machine.types[resolvedName($0)] }
    }
    if expression.trimmedDescription == "self" { return owner?.type }
    guard case .named(let name) = writtenShape(expression) else { return nil }
    return machine.types[name]
  }

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
