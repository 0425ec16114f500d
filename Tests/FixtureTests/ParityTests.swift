import Catalog
import Foundation
import SwiftParser
import SwiftSyntax
import SwiftUICatalog
import Testing

/// What compiled code offers and what fixtures may use is the same: the functions and initialisers
/// that the table declares equal the public ones in the sources, name and labels, both ways.
@Suite struct ParityTests {
  @Test func theTableDeclaresWhatTheSourcesOffer() throws {
    let table = TableDeclarations.all { _ in true }
    let owners = Set(Vocabulary.swiftUI.entries.map(\.owner)).union(["View", "Shape"])
    let offered = try PublicDeclarations.all().filter { declaration in
      owners.contains { declaration.hasPrefix($0 + ".") }
        && !Self.ofProtocols.contains { declaration.hasSuffix("." + $0) }
    }
    let missing = offered.subtracting(table).subtracting(Self.notInFixtures)
    #expect(missing.isEmpty, "the table lacks \(missing.sorted())")
    // What a still picture does not show needs no compiled code.
    let shown = TableDeclarations.all { !$0.isIgnored && !$0.isRefused }
    let unknown = shown.subtracting(try PublicDeclarations.all()).filter { declaration in
      !Self.elsewhere.contains { declaration.hasPrefix($0) }
    }
    #expect(unknown.isEmpty, "the sources lack \(unknown.sorted())")
    #expect(offered.count > 300, "too few declarations were read: \(offered.count)")
  }

  /// What conforming types implement and nobody calls.
  private static let ofProtocols = [
    "layoutNodes(in:)", "layoutNodes(modifying:in:)", "paint(in:styles:isDark:)", "path(in:)",
    "inset(by:)", "effectValue(size:)", "makeBody(configuration:)",
    "explicitAlignment(of:in:proposal:subviews:cache:)",
    "makeCache(subviews:)", "updateCache(_:subviews:)",
    "placeSubviews(in:proposal:subviews:cache:)", "sizeThatFits(proposal:subviews:cache:)",
    "spacing(subviews:cache:)", "sizeThatFits(_:)", "hash(into:)", "init(rawValue:)",
    "appendLiteral(_:)", "appendInterpolation(_:)", "appendInterpolation(_:specifier:)",
    "appendInterpolation(_:format:)", "appendInterpolation(_:style:)",
    "init(literalCapacity:interpolationCount:)",
  ]

  /// What fixtures have no use for, or have in another way.
  private static let notInFixtures: Set<String> = [
    // A namespace is declared with `@Namespace`.
    "Namespace.init(file:line:)",
    // Sums and comparisons are the table's under their usual operand names.
    "Text.+(a:b:)", "Angle.<(a:b:)", "LayoutSubview.==(a:b:)", "ViewDimensions.==(a:b:)",
    "DynamicTypeSize.<(a:b:)", "LocalizedStringKey.==(a:b:)",
    // Environments are set value by value.
    "EnvironmentValues.init()", "View.transformEnvironment(_:transform:)",
    // An edge stands for the set of it where a set is expected.
    "Edge.Set.init(_:)",
    // For code that walks outlines.
    "Path.forEach(_:)",
  ]

  /// What the table has from elsewhere: Core Graphics, requirements of protocols, what an option
  /// set has, and what only fixtures have.
  private static let elsewhere = [
    "CG", "PreviewTrait.", "Text.+(", "Angle.", "Shape.path(in:)", "InsettableShape.inset(by:)",
    "Layout.sizeThatFits(", "Layout.placeSubviews(",
    "PinnedScrollableViews.init()", "DatePickerComponents.", "RedactionReasons.", "Edge.Set.",
    "Axis.Set.",
    "VerticalEdge.Set.",
    "AttributedString.", "Range<AttributedString.Index>.",
    "AttributeContainer.", "URL.", "FormatStyle.", "NumberFormatStyle",
    "Date.", "DateComponents.", "Calendar.", "Int.", "Double.", "Array.", "ButtonRole.==(",
    "PreviewLayout.",
    // Objects of a fixture's own classes.
    "View.environmentObject(_:)", "View.environment(_:)",
    // Foundation's and Swift's own.
    "DispatchQueue.", "Duration.", "Task.",
    // Members of the protocol that both types conform to.
    "CoordinateSpace.scrollView(", "NamedCoordinateSpace.scrollView(",
  ]
}

/// `View.padding(_:_:)` and the like, of everything that the sources of views offer publicly.
private enum PublicDeclarations {
  static func all() throws -> Set<String> {
    var all: Set<String> = []
    for target in ["Geometry", "Typography", "Drawing", "LayoutEngine", "Views"] {
      let folder = URL(fileURLWithPath: "\(TestFiles.root)/Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        let reader = DeclarationReader(requiresPublic: true)
        reader.walk(Parser.parse(source: source))
        all.formUnion(reader.found)
      }
    }
    return all
  }
}

private enum TableDeclarations {
  static func all(where isWanted: (Entry) -> Bool) -> Set<String> {
    var all: Set<String> = []
    for entry in Vocabulary.swiftUI.entries where isWanted(entry) {
      let reader = DeclarationReader(requiresPublic: false)
      let owner = entry.owner.isEmpty ? nil : entry.owner
      let text = owner.map { "extension \($0) { \(entry.declaration) }" } ?? entry.declaration
      reader.walk(Parser.parse(source: text))
      all.formUnion(reader.found)
    }
    return all
  }
}

/// Collects declarations as `owner.name(labels:)`.
private final class DeclarationReader: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let requiresPublic: Bool
  private var owners: [(name: String, isPublic: Bool)] = []

  init(requiresPublic: Bool) {
    self.requiresPublic = requiresPublic
    super.init(viewMode: .sourceAccurate)
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    if !requiresPublic { return true }
    if modifiers.contains(where: { $0.name.text == "public" }) { return true }
    let hasOther = modifiers.contains {
      ["package", "private", "fileprivate", "internal"].contains($0.name.text)
    }
    return !hasOther && owners.last?.isPublic == true
  }

  private func enter(_ name: String, isPublic: Bool) -> SyntaxVisitorContinueKind {
    owners.append((name, isPublic))
    return .visitChildren
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard isPublic(modifiers), !name.hasPrefix("_") else { return }
    let owner = owners.map(\.name).joined(separator: ".")
    found.insert(owner.isEmpty ? name : "\(owner).\(name)")
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription,
      isPublic: node.modifiers.contains { $0.name.text == "public" })
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPublic: false)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPublic: false)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPublic: false)
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPublic: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("\(node.name.text)\(labels(node.signature.parameterClause))", node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init\(labels(node.signature.parameterClause))", node.modifiers)
    return .skipChildren
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
