import Catalog
import Foundation
import Interpreter
import SwiftUICatalog

extension Command {
  static let catalog = Command(
    name: "catalog", usage: "[NAME | symbols]",
    summary: "Lists what of SwiftUI is supported, with the declarations.",
    options: [],
    run: { arguments in
      let vocabulary = Vocabulary.swiftUI
      guard arguments.paths.count <= 1 else { throw UsageError("'catalog' takes one name") }
      guard let name = arguments.paths.first else {
        Console.print(CatalogText.all(vocabulary))
        return .success
      }
      if name == "symbols" {
        Console.print(Vocabulary.symbolNames.joined(separator: "\n") + "\n")
        return .success
      }
      guard let text = CatalogText.entries(of: name, vocabulary) else {
        let names = vocabulary.entries.flatMap { [$0.owner, $0.name] }
        throw UsageError(
          "nothing named '\(name)' is supported",
          hint: nearestName(to: name, among: Array(Set(names)).sorted()).map {
            "did you mean '\($0)'?"
          })
      }
      Console.print(text)
      return .success
    })
}

/// The table as text.
private enum CatalogText {
  /// Every type with its members, types in alphabetical order, members as they are written.
  static func all(_ vocabulary: Vocabulary) -> String {
    let owners = Set(shown(vocabulary).map(\.owner)).sorted()
    return owners.map { owner in
      let entries = shown(vocabulary).filter { $0.owner == owner }
      return (owner.isEmpty ? "functions" : owner) + "\n"
        + entries.map { "  \(line($0))\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The declarations of a type or of a member; nil where there are none.
  static func entries(of name: String, _ vocabulary: Vocabulary) -> String? {
    let found = shown(vocabulary).filter { $0.owner == name || $0.name == name }
    guard !found.isEmpty else { return nil }
    return found.map { "\($0.owner.isEmpty ? "" : $0.owner + ": ")\(line($0))\n" }.joined()
  }

  /// Names that begin with `_` are the interpreter's own ways to the values of fixtures.
  private static func shown(_ vocabulary: Vocabulary) -> [Entry] {
    vocabulary.entries.filter { !$0.name.hasPrefix("_") && !$0.isRefused }
  }

  private static func line(_ entry: Entry) -> String {
    entry.isIgnored ? "\(entry.declaration)  // accepted; not shown" : entry.declaration
  }
}
