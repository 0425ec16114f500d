import Catalog
import SwiftSyntax

/// The cases that a `switch` names, to tell one that is not exhaustive before it meets a case that
/// it does not have.
struct CoveredCases {
  /// Nil where a `default` or another pattern may take anything.
  private var names: Set<String>? = []

  init(_ syntax: SwitchExprSyntax) {
    for element in syntax.cases {
      guard case .case(let label)? = element.as(SwitchCaseSyntax.self)?.label else {
        names = nil
        return
      }
      for item in label.caseItems where item.whereClause == nil {
        guard let name = Self.caseName(item.pattern) else {
          names = nil
          return
        }
        names?.insert(name)
      }
    }
  }

  /// The first case of a value's enum that has no place in the `switch`.
  func missing(of value: Value) -> String? {
    guard case .instance(let instance as InstanceValue) = value.dereferenced,
      instance.enumCase != nil
    else { return nil }
    return missing(of: instance.type)
  }

  /// The first case of an enum that has no place in the `switch`.
  func missing(of type: TypeDeclaration) -> String? {
    guard let names, type.kind == .enum else { return nil }
    return type.cases.first { !names.contains($0.name) }?.name
  }

  /// `a` of `.a`, `.a(let x)`, `Type.a`, `.a?` and `nil`; nil for other patterns.
  private static func caseName(_ pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return caseName(binding.pattern)
    }
    guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      expression = optional.expression
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    if expression.is(NilLiteralExprSyntax.self) { return "nil" }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
  }
}
