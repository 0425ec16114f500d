import Fixtures
import Interpreter

/// A figure whose files have names.
protocol NamedFiles {
  var name: String { get }
  /// Where the figure begins in its file, from 1.
  var line: Int { get }
  var fileNames: [String] { get }
}

/// Finds figures of one run that would write the same file.
enum Clashes {
  /// Takes the figures out that would write where an earlier one does, and tells of each.
  ///
  /// Letter case is folded: some file systems do not tell `A.svg` from `a.svg`.
  static func remove<Figure: NamedFiles>(
    from drawn: inout [(FoundFixture, [Figure])]
  ) -> [Problem] {
    var owners: [String: (file: String, line: Int)] = [:]
    var problems: [Problem] = []
    for (index, (fixture, figures)) in drawn.enumerated() {
      drawn[index].1 = figures.filter { figure in
        let paths = figure.fileNames.map { "\(fixture.outputFolder)/\($0)".lowercased() }
        if let place = paths.firstIndex(where: { owners[$0] != nil }),
          let owner = owners[paths[place]]
        {
          problems.append(
            problem(figure, in: fixture, file: figure.fileNames[place], owner: owner))
          return false
        }
        for path in paths { owners[path] = (fixture.name, figure.line) }
        return true
      }
    }
    return problems
  }

  private static func problem(
    _ figure: some NamedFiles, in fixture: FoundFixture, file: String,
    owner: (file: String, line: Int)
  ) -> Problem {
    var diagnostic = Diagnostic(
      "the figure '\(figure.name)' would be written where that of \(owner.file):\(owner.line) is: "
        + "'\(file)'", file: fixture.name)
    diagnostic.start = Position(line: figure.line, column: 1)
    diagnostic.hint = "give it a name of its own with '// figure: name=…'"
    return .fixture(diagnostic)
  }
}
