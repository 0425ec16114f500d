import SwiftParser
import SwiftSyntax

/// A fixture as Swift that the compiler reads: its types within a namespace of its own, as two
/// fixtures may use one name, and its expressions as the body of a view builder.
struct TwinSource {
  let id: String
  private let declarations: [String]
  private let extensions: [String]
  private let body: [String]

  init(id: String, swift: String) {
    self.id = id
    var (declarations, extensions, body): ([String], [String], [String]) = ([], [], [])
    for item in Parser.parse(source: swift).statements {
      let text = item.trimmedDescription
      switch item.item {
      case .decl(let declaration) where declaration.is(ExtensionDeclSyntax.self):
        extensions.append(text)
      case .decl(let declaration) where !declaration.is(VariableDeclSyntax.self):
        declarations.append(text)
      default: body.append(text)
      }
    }
    (self.declarations, self.extensions, self.body) = (declarations, extensions, body)
  }

  /// `row-priority` as `CaseRowPriority`.
  private var typeName: String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return "Case\(name)"
  }

  private var text: String {
    func indented(_ lines: String, by spaces: Int) -> String {
      let indent = String(repeating: " ", count: spaces)
      return lines.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
    }
    var lines = extensions + ["private enum \(typeName) {"]
    lines += declarations.map { indented($0, by: 2) }
    lines += ["  @ViewBuilder static func view() -> some View {"]
    lines += body.map { indented($0, by: 4) } + ["  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let heading = """
    // Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
    // swift-format-ignore-file
    import SwiftUI

    """

  /// A whole file: the twins of some fixtures, and the list of them.
  static func file(_ twins: [TwinSource], list: String) -> String {
    let members = twins.map { "  (\"\($0.id)\", { \($0.typeName).view() }),\n" }.joined()
    let text = heading + "\nlet \(list): [Twin] = [\n\(members)]\n"
    return twins.reduce(text) { $0 + "\n" + $1.text }
  }

  /// The list of all lists.
  static func index(_ lists: [(file: String, list: String)]) -> String {
    let members = lists.map { "  (\"\($0.file)\", \($0.list)),\n" }.joined()
    return heading + "\nlet allTwins: [(file: String, twins: [Twin])] = [\n\(members)]\n"
  }
}
