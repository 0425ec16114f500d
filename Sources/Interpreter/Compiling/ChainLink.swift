import SwiftSyntax

/// One link of a chain, outermost syntax last.
enum ChainLink {
  case member(MemberAccessExprSyntax)
  case methodCall(MemberAccessExprSyntax, FunctionCallExprSyntax)
  case valueCall(FunctionCallExprSyntax)
  case subscriptCall(SubscriptCallExprSyntax)
  case optional
  case force(ForceUnwrapExprSyntax)

  /// `map` and `flatMap`, which collections have as well as optionals.
  var isMapping: Bool {
    guard case .methodCall(let access, _) = self else { return false }
    return ["map", "flatMap"].contains(access.declName.baseName.text)
  }

  /// The whole expression that ends here; nil behind `?` and `!`, which leave no optional.
  var expression: ExprSyntax? {
    switch self {
    case .member(let access): ExprSyntax(access)
    case .methodCall(_, let call), .valueCall(let call): ExprSyntax(call)
    case .subscriptCall(let call): ExprSyntax(call)
    case .optional, .force: nil
    }
  }

  /// What the link stands behind; nil behind `?` and `!`.
  var base: ExprSyntax? {
    switch self {
    case .member(let access), .methodCall(let access, _): access.base
    case .valueCall(let call): call.calledExpression
    case .subscriptCall(let call): call.calledExpression
    case .optional, .force: nil
    }
  }
}
