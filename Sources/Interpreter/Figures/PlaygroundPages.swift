import SwiftSyntax

/// What a playground shows, beside what it prints: `PlaygroundPage.current.setLiveView(view)` at the end of its code, or
/// `PlaygroundPage.current.liveView = UIHostingController(rootView: view)`.
enum PlaygroundPages {
  /// What a statement about the page comes to.
  enum Statement {
    case shows(ExprSyntax)
    /// Something else that is set, which no figure shows.
    case nothing
  }

  /// The statement, if it is about the page; nil for any other.
  ///
  /// - Parameter constant: the initial value of a constant of the file, by its name.
  static func statement(
    _ expression: ExprSyntax, constant: (String) -> ExprSyntax?
  ) -> Statement? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription == "print" { return .nothing }
      guard let name = member(call.calledExpression) else { return nil }
      guard name == "setLiveView", let view = call.arguments.first?.expression else {
        return .nothing
      }
      return .shows(shown(view, constant))
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let name = member(parts[0])
    else { return nil }
    return name == "liveView" ? .shows(shown(parts[2], constant)) : .nothing
  }

  /// `name` of `PlaygroundPage.current.name`.
  private static func member(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "PlaygroundPage.current"
    else { return nil }
    return access.declName.baseName.text
  }

  /// The view itself, without the controller that holds it.
  private static func shown(
    _ expression: ExprSyntax, _ constant: (String) -> ExprSyntax?
  ) -> ExprSyntax {
    if let view = hosted(expression) { return view }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let view = constant(name).flatMap(hosted)
    else { return expression }
    return view
  }

  private static func hosted(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["UIHostingController", "NSHostingController", "NSHostingView"].contains(
        call.calledExpression.trimmedDescription)
    else { return nil }
    return call.arguments.first { $0.label?.text == "rootView" }?.expression
  }
}
