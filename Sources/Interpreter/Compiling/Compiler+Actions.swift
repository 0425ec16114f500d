import Catalog
import SwiftSyntax

/// Closures that a still picture never runs: what a button does, what happens on appearing.
///
/// Code of apps calls in them what no figure has. What is wrong in such a closure is told only when
/// somebody runs it after all.
extension Compiler {
  /// A closure that is an argument of a call, with its label; nil for the first trailing one.
  func argumentClosure(
    _ closure: ClosureExprSyntax, label: String?, of call: FunctionCallExprSyntax?
  ) throws -> Code {
    if let call, isAsynchronous(call), closure.statements.waits {
      return { _ in .function(NativeFunction(parameterCount: 0) { _ in .void }) }
    }
    guard let call, isNeverRun(label: label, of: call) else { return try self.closure(closure) }
    let known = problems.count
    defer { problems.removeSubrange(known...) }
    do {
      return try self.closure(closure)
    } catch {
      let found = machine.diagnostics(for: error, at: isForeign ? nil : place(of: closure))
      return { _ in
        .function(NativeFunction(parameterCount: 0) { _ in throw Diagnostics(found) })
      }
    }
  }

  /// Whether the closure's work may wait for other work, which has not come in a still picture.
  private func isAsynchronous(_ call: FunctionCallExprSyntax) -> Bool {
    declarations(of: call.calledExpression).contains { $0.declaration.contains(" async ") }
  }

  private func isNeverRun(label: String?, of call: FunctionCallExprSyntax) -> Bool {
    let candidates = declarations(of: call.calledExpression)
    if candidates.isEmpty { return false }
    if candidates.allSatisfy(\.isIgnored) { return true }
    let given = call.arguments.compactMap { $0.label?.identifierText }
    let later = call.additionalTrailingClosures.map(\.label.identifierText)
    var isAction = false
    for candidate in candidates {
      let signature = TableSignature.of(candidate.declaration)
      let labels = signature.parameters.map(\.label)
      guard (given + later).allSatisfy({ labels.contains($0) }) else { continue }
      let meant = signature.parameters.indices.first { index in
        let parameter = signature.parameters[index]
        if let label { return parameter.label == label }
        return parameter.takesFunction
          && !(parameter.label.map { (given + later).contains($0) } ?? false)
      }
      guard let meant else { continue }
      guard signature.types[meant].contains("@MainActor") else { return false }
      isAction = true
    }
    return isAction
  }

  /// The table's declarations that the call may mean, unless the file declares the name itself.
  private func declarations(of callee: ExprSyntax) -> [Entry] {
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.identifierText
      return ["View", "Gesture", "ForEach"].flatMap { machine.entries(name, in: $0) }
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      machine.types[name] == nil, machine.functions[name] == nil
    else { return [] }
    return machine.entries("init", in: name) + machine.entries(name, in: "")
  }
}

extension CodeBlockItemListSyntax {
  /// Whether an `await` stands in the code.
  fileprivate var waits: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}
