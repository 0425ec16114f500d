import Catalog
import Foundation
import SwiftDiagnostics
@_weakLinked import SwiftParserDiagnostics
import SwiftSyntax

/// What SwiftParser says of a tree with errors.
///
/// The library that knows the words is loaded for the first file that needs them: linked weakly,
/// as here, it is none of those that a program must load before it starts, which spares a sixth of
/// all the symbols that the system's loader looks up. A linker that is not told `--as-needed` makes
/// it one of them all the same, and nothing else changes.
enum SyntaxErrors {
  private static let library = "libSwiftParserDiagnostics.so"

  /// Why the words cannot be had; nil where they can.
  private static let problem: String? = {
    if dlopen(library, RTLD_LAZY | RTLD_NOLOAD) != nil { return nil }
    // What is linked weakly is then nothing for good, as it was not there at the start.
    if getenv("LD_BIND_NOW").map({ $0[0] != 0 }) == true {
      return "LD_BIND_NOW is set, and \(library) is loaded late"
    }
    if dlopen(library, RTLD_LAZY | RTLD_GLOBAL) != nil { return nil }
    return dlerror().map { String(cString: $0) } ?? "\(library) cannot be loaded"
  }()

  /// - Throws: `EnvironmentFailure` where the toolchain's library cannot be loaded.
  static func diagnostics(
    of tree: SourceFileSyntax
  ) throws(EnvironmentFailure) -> [SwiftDiagnostics.Diagnostic] {
    if let problem { throw EnvironmentFailure("what is wrong with it cannot be told: \(problem)") }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
  }
}
