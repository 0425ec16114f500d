import Fixtures
import Interpreter

extension Problem {
  var status: ExitStatus {
    switch self {
    case .fixture(let diagnostic): diagnostic.severity == .error ? .wrongFixture : .success
    case .difference: .difference
    case .usage: .wrongUsage
    case .environment: .wrongEnvironment
    }
  }
}

/// Prints problems on standard error, in the order of files and lines.
enum ProblemPrinter {
  static func print(_ problems: [Problem], style: DiagnosticStyle) {
    guard !problems.isEmpty else { return }
    let diagnostics = problems.map { problem in
      switch problem {
      case .fixture(let diagnostic), .difference(let diagnostic): return diagnostic
      case .usage(let message, let hint):
        var diagnostic = Diagnostic(message, file: "framewright")
        diagnostic.hint = hint
        return diagnostic
      case .environment(let message): return Diagnostic(message, file: "framewright")
      }
    }
    // A full disk is told once, not for every file.
    var told: Set<String> = []
    for diagnostic in diagnostics {
      let text = diagnostic.rendered(style)
      if told.insert(text).inserted { Console.complain(text) }
    }
  }
}
