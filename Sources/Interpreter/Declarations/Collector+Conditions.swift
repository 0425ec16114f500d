import SwiftSyntax

/// `#if`: figures are drawn as on an iPhone, in a debug build, unless they say otherwise.
extension Collector {
  func activeItems(of condition: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements] {
    ConditionalCompilation.activeClause(of: condition).flatMap { $0.elements }.map { [$0] } ?? []
  }
}

enum ConditionalCompilation {
  static func activeClause(of condition: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    condition.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return isTrue(condition)
    }
  }

  static func isTrue(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let reference): return reference.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      return !isTrue(negation.expression)
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { isTrue($0.expression) } ?? false
    case .functionCallExpr(let call): return isTrue(call)
    case .sequenceExpr(let sequence): return isTrue(sequence)
    default: return false
    }
  }

  private static func isTrue(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "canImport": return Modules.known.subtracting(["AppKit"]).contains(argument)
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return argument.hasPrefix(">=")
    case "hasFeature", "hasAttribute": return false
    default: return false
    }
  }

  /// `&&` binds tighter than `||`.
  private static func isTrue(_ sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    var any = false
    var all = true
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 {
        all = all && isTrue(element)
      } else if element.trimmedDescription == "||" {
        any = any || all
        all = true
      }
    }
    return any || all
  }
}
