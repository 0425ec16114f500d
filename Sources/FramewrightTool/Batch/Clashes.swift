import Fixtures
import Interpreter

/// Finds figures of one run that would write the same file.
enum Clashes {
  /// Letter case is folded: some file systems do not tell `A.svg` from `a.svg`.
  static func problems(in drawn: [(FoundFixture, [Drawn])]) -> [Problem] {
    var owners: [String: (file: String, line: Int)] = [:]
    var problems: [Problem] = []
    for (fixture, figures) in drawn {
      for figure in figures {
        let path = "\(fixture.outputFolder)/\(figure.name)".lowercased()
        if let owner = owners[path] {
          var diagnostic = Diagnostic(
            "the figure '\(figure.name)' would be written where that of "
              + "\(owner.file):\(owner.line) is", file: fixture.name)
          diagnostic.start = Position(line: figure.line, column: 1)
          diagnostic.hint = "give it a name of its own with '// figure: name=…'"
          problems.append(.fixture(diagnostic))
        } else {
          owners[path] = (fixture.name, figure.line)
        }
      }
    }
    return problems
  }
}
