import Catalog
import SwiftSyntax

/// Which type a literal gets beside an operand that may be nil or not be taken: Swift decides that
/// by types, so that `width ?? 10 / 4` is 2.5 where `width` is a `CGFloat?`, whether nil or not.
extension Compiler {
  /// Two alternatives of `?:`: the literals of each have the type of the other.
  func unified(_ a: Expression, _ b: Expression) -> (Code, Code) {
    (alternative(a, to: b).code, alternative(b, to: a).code)
  }

  /// An expression whose literals have the type of another's.
  func alternative(_ expression: Expression, to other: Expression) -> Expression {
    if case .double? = expression.literal { return expression }
    switch likelyNumber(other) {
    case .double:
      let code = expression.code
      return Expression { frame in
        let value = try code(frame)
        if expression.literal != nil || value.literalNumber != nil, let number = value.number {
          return .double(number)
        }
        return value
      }
    case .int:
      let code = expression.code
      return Expression { frame in try code(frame).settled }
    default: return expression.untyped(isShared: other.literal == nil)
    }
  }

  /// The number's type that an expression most likely has, by its literals or written types.
  private func likelyNumber(_ expression: Expression) -> Shape {
    if case .double? = expression.literal { return .double }
    for source in expression.sources {
      switch likelyShape(source).unwrapped {
      case .double: return .double
      case .int, .whole: return .int
      default: continue
      }
    }
    return .any
  }

  /// The type of an operand as something that it names is written.
  func likelyShape(_ expression: ExprSyntax) -> Shape {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let written = writtenShape(expression)
      return written.isAny ? declaredShape(reference.baseName.identifierText) : written
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.identifierText
      guard let base = access.base else { return .any }
      if case .named(let type) = likelyShape(base).unwrapped {
        if let found = memberShape(name, of: type) { return found }
      }
      return machine.agreedShape(ofProperty: name)
    case .functionCallExpr(let call): return inferredShape(ExprSyntax(call))
    case .optionalChainingExpr(let optional): return likelyShape(optional.expression)
    case .forceUnwrapExpr(let force): return likelyShape(force.expression)
    case .prefixOperatorExpr(let prefix): return likelyShape(prefix.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return .any }
      return likelyShape(only.expression)
    default: return .any
    }
  }

  /// The written type of a computed property of `self` or of something of the file.
  private func declaredShape(_ name: String) -> Shape {
    if scope.find(name) != nil { return .any }
    if let owner, let found = memberShape(name, of: owner.name) { return found }
    let type = machine.globals[name]?.type ?? machine.computedGlobals[name]?.getter.resultType
    return type.map { shape($0) } ?? .any
  }

  private func memberShape(_ name: String, of type: String) -> Shape? {
    let table = machine.memberTable(of: type)
    let stored = machine.types[type]?.stored.first { $0.name == name }?.type
    let written =
      stored ?? table?.properties[name]?.getter.resultType
      ?? table?.staticProperties[name]?.type
    return written.map { shape($0) }
  }
}

extension Machine {
  /// The type of the table's properties of a name, where they are all numbers of one type.
  func agreedShape(ofProperty name: String) -> Shape {
    if let known = agreedShapes[name] { return known }
    let declarations = vocabulary.entries.lazy.filter { $0.kind == .property && $0.name == name }
    let shapes = declarations.compactMap { entry -> Shape? in
      let type = entry.declaration.split(separator: ":").last?.split(separator: "{").first
      let words = type?.filter { $0 != " " && $0 != "?" } ?? ""
      return Shape(typeNamed: String(words))
    }
    var agreed = Shape.any
    if shapes.allSatisfy({ if case .double = $0 { true } else { false } }) { agreed = .double }
    if shapes.allSatisfy({ if case .int = $0 { true } else { false } }) { agreed = .int }
    if shapes.isEmpty { agreed = .any }
    agreedShapes[name] = agreed
    return agreed
  }
}
