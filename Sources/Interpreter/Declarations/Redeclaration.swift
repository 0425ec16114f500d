import SwiftSyntax

/// Finds names that one scope declares twice. Functions of one name may differ in their signatures.
struct Redeclaration {
  let name: String
  let node: Syntax

  /// The second and further declarations of the same, in order.
  static func all(in declarations: [DeclSyntax]) -> [Redeclaration] {
    var seen: Set<String> = []
    return declarations.flatMap { declared(by: $0) }.filter { !seen.insert($0.key).inserted }
      .map { Redeclaration(name: $0.name, node: $0.node) }
  }

  /// A key that differs where both may stand in one scope.
  private typealias Declared = (key: String, name: String, node: Syntax)

  private static func declared(by declaration: DeclSyntax) -> [Declared] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      let scope = isStatic(variable.modifiers) ? "static " : ""
      return variable.bindings.flatMap { names(in: $0.pattern) }.map { token in
        (scope + token.identifierText, token.identifierText, Syntax(token))
      }
    case .functionDecl(let function):
      let scope = isStatic(function.modifiers) ? "static " : ""
      let generics =
        (function.genericParameterClause?.trimmedDescription ?? "")
        + (function.genericWhereClause?.trimmedDescription ?? "")
      let name = function.name.identifierText
      let signature = function.signature.trimmedDescription.filter { !$0.isWhitespace }
      return [("\(scope)\(name)\(generics)\(signature)", name, Syntax(function.name))]
    case .structDecl(let type): return [named(type.name)]
    case .enumDecl(let type): return [named(type.name)]
    case .classDecl(let type): return [named(type.name)]
    case .actorDecl(let type): return [named(type.name)]
    case .protocolDecl(let type): return [named(type.name)]
    case .typeAliasDecl(let alias): return [named(alias.name)]
    case .enumCaseDecl(let cases): return cases.elements.map { named($0.name, "case ") }
    default: return []
    }
  }

  private static func named(_ token: TokenSyntax, _ kind: String = "type ") -> Declared {
    (kind + token.identifierText, token.identifierText, Syntax(token))
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }
}

extension Collector {
  func refuseRedeclarations(_ declarations: [DeclSyntax]) {
    for found in Redeclaration.all(in: declarations) {
      refuse(Fault("invalid redeclaration of '\(found.name)'", at: place(of: found.node)))
    }
  }

  /// Refuses attributes that neither Swift nor SwiftUI has, nor the file, once all of it is read.
  func checkAttributes(_ attributes: AttributeListSyntax) {
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let name = attribute.attributeName.trimmedDescription
      let base = Modules.withoutModule(String(name.prefix { $0 != "<" }))
      if Collector.knownAttributes.contains(base) || machine.types[base] != nil { continue }
      machine.unknownAttributes.append((base, place(of: attribute)))
    }
    if machine.isRead { refuseUnknownAttributes() }
  }

  func refuseUnknownAttributes() {
    machine.isRead = true
    for (name, place) in machine.unknownAttributes where machine.types[name] == nil {
      let nearest = nearestName(to: name, among: Collector.knownAttributes.sorted())
      refuse(
        Fault(
          "unknown attribute '@\(name)'", hint: nearest.map { "did you mean '@\($0)'?" },
          at: place))
    }
    machine.unknownAttributes = []
  }

  private static let knownAttributes: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "StateObject",
    "Published", "Bindable", "AppStorage", "SceneStorage", "Namespace", "FocusState",
    "GestureState", "ScaledMetric", "Entry", "Previewable", "ViewBuilder", "ToolbarContentBuilder",
    "Observable", "ObservationIgnored", "ObservationTracked", "MainActor", "available", "main",
    "frozen", "usableFromInline", "inlinable", "inline", "objc", "nonobjc", "discardableResult",
    "escaping", "autoclosure", "Sendable", "preconcurrency", "unchecked", "retroactive",
    "dynamicMemberLookup", "dynamicCallable", "resultBuilder", "propertyWrapper", "globalActor",
    "warn_unqualified_access", "backDeployed", "testable", "_exported", "objcMembers",
    "SectionBuilder", "TableColumnBuilder", "CommandsBuilder", "SceneBuilder", "TabContentBuilder",
    "AccessibilityRotorContentBuilder", "LayoutBuilder",
  ]
}
