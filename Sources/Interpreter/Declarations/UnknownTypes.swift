import Catalog
import SwiftSyntax

/// Finds written types whose names are slips: nothing has such a name, and something has one that
/// differs by a letter or two.
///
/// Not every type of Apple's is known here, so that a name that is near to none is let pass where no
/// figure uses it.
struct UnknownTypes {
  let machine: Machine

  func faults(in tree: SourceFileSyntax, _ collector: Collector) -> [Fault] {
    let reader = TypeNameReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    let suspects = reader.written.filter { !reader.declared.contains($0.name) && !isKnown($0.name) }
    if suspects.isEmpty { return [] }
    let mentioned = namesMentioned()
    let candidates = meant.union(reader.declared).sorted()
    return suspects.compactMap { name, node in
      guard !mentioned.contains(name), let nearest = nearest(to: name, among: candidates) else {
        return nil
      }
      return Fault(
        "cannot find type '\(name)' in scope", hint: "did you mean '\(nearest)'?",
        at: collector.place(of: node))
    }
  }

  /// Whether something has the name, as far as can be told quickly; names of Apple's other modules
  /// have prefixes.
  private func isKnown(_ name: String) -> Bool {
    let isPrefixed = name.prefix(3).allSatisfy(\.isUppercase) && !name.hasPrefix("CG")
    if name.count < 4 || isPrefixed { return true }
    return machine.isKnownType(name) || machine.aliases[name] != nil
      || Machine.extendableTypes.contains(name) || Self.primitives.contains(name)
  }

  /// Types that are often meant.
  private var meant: Set<String> {
    let owners = machine.vocabulary.entries.map(\.owner)
    return Set(owners).union(machine.types.keys).union(Self.primitives).filter {
      !$0.contains(".") && !$0.isEmpty
    }
  }

  /// Every name that a declaration of the table mentions, and those of what is not drawn yet.
  private func namesMentioned() -> Set<String> {
    var names = machine.vocabulary.namesNotSupportedYet
    let tables = [machine.vocabulary, StandardLibrary.vocabulary]
    for entry in tables.flatMap(\.entries) {
      for word in entry.declaration.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        names.insert(String(word))
      }
      for word in entry.owner.split(separator: ".") { names.insert(String(word)) }
    }
    for conformances in machine.vocabulary.conformances.values { names.formUnion(conformances) }
    return names
  }

  private func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let most = max(1, wanted.count / 5)
    return candidates.first { candidate in
      let letters = Array(candidate.lowercased().utf8)
      return abs(letters.count - wanted.count) <= most && candidate != name
        && editDistance(wanted, letters) <= most
    }
  }

  private static let primitives: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "String", "Character", "Substring", "Bool", "Void", "Any",
    "AnyObject", "Self", "Never", "TimeInterval", "Array", "Set", "Dictionary", "Optional", "Range",
    "ClosedRange", "CGSize", "CGRect", "CGPoint", "CGVector", "Codable", "Encodable", "Decodable",
    "Hashable", "Equatable", "Comparable", "Identifiable", "CaseIterable", "Sendable", "Error",
    "LocalizedError", "ObservableObject", "CustomStringConvertible", "View",
  ]
}

/// The names of types that a file writes, and those that it declares.
private final class TypeNameReader: SyntaxVisitor {
  private(set) var written: [(name: String, node: TokenSyntax)] = []
  private(set) var declared: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    written.append((node.name.identifierText, node.name))
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.identifierText)
    return .visitChildren
  }

  /// Attributes are names of wrappers and builders, which are looked at elsewhere.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
