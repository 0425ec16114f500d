import Foundation

/// What every file was made from, as rules for make, or in the form of a `depfile` of ninja.
///
/// A fixture's files depend on its source, the pictures beside it, and all fonts that there are to
/// take from: a figure may be laid out by a font of which no letter is drawn.
struct DependencyRules {
  enum Form: String, CaseIterable, Sendable {
    case make, ninja
  }

  private let form: Form

  init(_ form: Form) {
    self.form = form
  }

  /// - Parameter output: the folder that was drawn into.
  /// - Throws: `UsageError` for a path that the form has no way to write.
  func text(_ fixtures: [DescribedFixture], output: String, fonts: [String]) throws -> String {
    var text = ""
    var sources: Set<String> = []
    let fonts = try fonts.map { try word($0) }
    for described in fixtures {
      let targets = try described.figures.flatMap(\.files).map {
        try word("\(output)/\(described.fixture.outputPath(of: $0.name))", isTarget: true)
      }
      guard !targets.isEmpty, let path = described.fixture.path else { continue }
      let folder = (path as NSString).deletingLastPathComponent
      let images = Set(described.images.filter { $0.digest != nil }.map(\.path)).sorted()
      let paths = [path] + images.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      let words = try paths.map { try word($0) } + fonts
      text += "\(targets.joined(separator: " ")): \(words.joined(separator: " "))\n"
      sources.formUnion(try paths.map { try word($0, isTarget: true) })
    }
    // A source that is gone is no error for make where it has a rule, of which nothing comes.
    if form == .make { text += sources.sorted().map { "\($0):\n" }.joined() }
    return text
  }

  /// A path as the form takes it.
  ///
  /// GNU make 4.3 was asked what it takes; ninja says it in `src/depfile_parser.in.cc`.
  private func word(_ path: String, isTarget: Bool = false) throws -> String {
    var result = ""
    var backslashes = 0
    for character in path.unicodeScalars {
      guard character != "\\" else {
        result += "\\"
        backslashes += 1
        continue
      }
      defer { backslashes = 0 }
      // Before what is escaped, make takes two backslashes for one; ninja does before a space.
      let doubled = String(repeating: "\\", count: backslashes)
      switch character {
      case " ": result += doubled + "\\ "
      case "$": result += "$$"
      case "#", ":": result += (form == .make ? doubled : "") + "\\\(character)"
      case "*" where form == .make, "?" where form == .make, "[" where form == .make:
        result += doubled + "\\\(character)"
      case "%" where form == .make && isTarget: result += doubled + "\\%"
      case "~" where form == .make && result.isEmpty: result += "./~"
      case _ where isUnwritable(character): throw unwritable(path)
      default: result.unicodeScalars.append(character)
      }
    }
    guard !path.hasSuffix("\\") else { throw unwritable(path) }
    return result
  }

  private func isUnwritable(_ character: Unicode.Scalar) -> Bool {
    if character.value < 0x20 || character.value == 0x7f { return true }
    let others = form == .make ? "=;|()" : "*;|<>^`"
    return others.unicodeScalars.contains(character)
  }

  private func unwritable(_ path: String) -> UsageError {
    UsageError(
      "rules of \(form.rawValue) have no way to name '\(path)'",
      hint: "give the file a name of letters, digits, '-', '_' and '.'")
  }
}
