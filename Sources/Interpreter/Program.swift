import Catalog
import FigureLimits
import SwiftParser
import SwiftSyntax

/// One file of fixtures, read once, for use by one thread.
///
/// Parsing needs about 14 KB of stack for each level of nesting and calls of fixture code need
/// more: run a program on a thread with a large stack. Keep it for as long as its values are
/// used; when it goes, functions that are left over answer with errors.
package final class Program {
  package let source: SourceFile
  /// What was found wrong before anything ran, in source order.
  package let diagnostics: [Diagnostic]
  package let figures: [FigureSource]
  /// What settings may replace: the file's constants outside functions, in their order.
  package let constants: [String]
  package let settingProblems: [SettingProblem]
  private let machine: Machine

  /// - Parameters:
  ///   - vocabulary: asked for when the source is parsed, so that a thread can make it meanwhile.
  ///   - settings: values for file-level constants by name, as source text, which replace the ones
  ///     in the file; those that the file does not have are of no effect.
  package init(
    source: SourceFile, vocabulary: @autoclosure @escaping () -> Vocabulary,
    limits: Limits = Limits(),
    settings: [String: String] = [:]
  ) {
    self.source = source
    machine = Machine(source: source, vocabulary: vocabulary, limits: limits)
    var reader = ProgramReader(machine)
    reader.read()
    constants = machine.globalOrder.filter(\.isConstant).map(\.name)
    settingProblems = reader.problems.isEmpty ? machine.apply(settings) : []
    diagnostics = Diagnostics(reader.problems).tidied(limit: limits.diagnostics).list
    figures = reader.figures
  }

  /// The loop rounds, calls and statements that the figure made last took.
  package var steps: Int { machine.steps }

  /// Makes the tables of the standard library, so that the first program does not wait for them.
  package static func prepare() {
    _ = StandardLibrary.vocabulary
  }

  deinit {
    machine.discard()
  }

  /// Errors that came up where compiled code could not throw them, since the last call.
  package func takeReportedDiagnostics() -> [Diagnostic] {
    machine.takeReported()
  }

  /// Turns any error that running the program gave into diagnostics.
  package func diagnostics(for error: any Error) -> [Diagnostic] {
    Diagnostics(machine.diagnostics(for: error, at: nil))
      .tidied(limit: machine.limits.diagnostics).list
  }

  /// A diagnostic for what was found wrong outside the interpreter.
  ///
  /// - Parameter text: the part of the source that is meant, where it can be told: the first
  ///   place behind `position` where it stands, else the first in the file.
  package func diagnostic(
    _ message: String, hint: String? = nil, at position: Position, near text: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(message, file: source.name)
    diagnostic.hint = hint
    diagnostic.start = position
    if let text, let place = machine.lines.place(of: text, behind: position) {
      diagnostic.start = machine.lines.position(at: place.start)
      diagnostic.end = machine.lines.position(at: place.end)
    }
    diagnostic.sourceLine = diagnostic.start.map { machine.lines.text(ofLine: $0.line) }
    return diagnostic
  }
}
