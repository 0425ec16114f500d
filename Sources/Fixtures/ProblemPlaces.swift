import CairoExport
import Catalog
import Drawing
import FigureLimits
import Figures
import Foundation
import Interpreter
import LayoutEngine
import Typography
import Views

/// Turns whatever went wrong with a figure into problems with a place in its file.
struct ProblemPlaces {
  let program: Program
  let source: FigureSource
  let limits: Limits

  func problems(for error: any Error) -> [Problem] {
    switch error {
    case ViewError.environment(let words): [.environment(words)]
    case let error as EnvironmentFailure: [.environment(error.description)]
    case let error as ViewError:
      [
        .fixture(
          at(error.description, hint: error.hint ?? limitHint(error), near: error.sourceText))
      ]
    case let error as TypographyError: [problem(for: error)]
    case LayoutError.tooLate(let limit):
      [.fixture(at(Limit.seconds.message(limit), hint: Limit.seconds.hint(limits)))]
    case let error as LayoutError:
      [.fixture(at("the figure has no layout: \(error)", hint: limitHint(error)))]
    case is FigureError:
      [
        .fixture(
          at("the figure draws nothing", hint: "no view in it has a size and something to draw"))
      ]
    case let error as DrawingError:
      [.fixture(at("the figure cannot be drawn: \(error)", hint: limitHint(error)))]
    case let error as DeepStackError: [.environment(error.description)]
    case CairoError.missingLibrary, CairoError.outOfMemory: [.environment("\(error)")]
    case let error as CairoError: [.fixture(at("the figure cannot be drawn: \(error)"))]
    case let error as BridgingError: [.fixture(at(error.message, hint: error.hint))]
    case let error as EnvironmentProblem: [.environment(error.message)]
    default:
      program.diagnostics(for: error).map { diagnostic in
        .fixture(
          diagnostic.start == nil ? at(diagnostic.message, hint: diagnostic.hint) : diagnostic)
      }
    }
  }

  /// What to do where a limit was reached: the option that raises it.
  private func limitHint(_ error: any Error) -> String? {
    switch error {
    case ViewError.tooDeep(limit: limits.viewDepth): Limit.levels.hint(limits)
    case ViewError.tooMany: Limit.nodes.hint(limits)
    case LayoutError.tooManyQuestions: Limit.questions.hint(limits)
    case DrawingError.canvasTooLarge: Limit.pixels.hint(limits)
    default: nil
    }
  }

  /// What is drawn otherwise than asked for, at its place.
  func warnings(_ warnings: [ViewWarning]) -> [Problem] {
    warnings.map { warning in
      var diagnostic =
        switch warning {
        case .otherStandIn(let font):
          at(
            "the default font is not the variable Inter 4.1 that text is measured for: lines may "
              + "break elsewhere, and weights may differ (\(font))",
            hint: "run Scripts/setup, or name its folder first with --font-path")
        case .missingSymbol(let name):
          at(
            "the symbol '\(name)' has no substitute; a dashed box is drawn",
            hint: Self.symbolHint(name), near: "\"\(name)\"")
        case .noBackdropBlur(let name):
          at(
            "a material is drawn as a veil: what is behind it is not blurred",
            hint: "for exact colours use one, as '.white.opacity(0.7)'", near: "\(name)Material")
        case .measuredOnMac(let name):
          at(
            "the size of a '\(name)' is known on macOS only, and taken from there",
            hint: "write platform=macos to draw it as it is there", near: name)
        case .contradictoryFrame(let least):
          at(
            "contradictory constraints of a frame: its largest length is below its least, so that it "
              + "does nothing", near: least)
        case .notPresented(let name):
          at(
            "'\(name)' is presented, and not drawn",
            hint: "write what it holds as a figure of its own", near: ".\(name)")
        case .scrollTransition:
          at(
            "a scroll transition is drawn at rest, also of views that are partly scrolled in",
            near: "scrollTransition")
        }
      diagnostic.severity = .warning
      return .fixture(diagnostic)
    }
  }

  /// Symbols with a substitute that are near by name.
  private static func symbolHint(_ name: String) -> String {
    var near = Array(SymbolNames.related(to: name).prefix(6))
    if let nearest = nearestName(to: name, among: SymbolNames.all), !near.contains(nearest) {
      near.insert(nearest, at: 0)
    }
    if near.isEmpty { return "'framewright catalog symbols' lists those that have one" }
    if near.count == 1 { return "did you mean '\(near[0])'?" }
    return "there are \(near.map { "'\($0)'" }.joined(separator: ", "))"
  }

  private func problem(for error: TypographyError) -> Problem {
    let words = error.description
    switch error {
    case .missingFont(let name, let nearest):
      let hint =
        nearest.isEmpty
        ? "name a folder of fonts with --font-path; 'framewright fonts' lists those there are"
        : "did you mean '\(nearest.joined(separator: "' or '"))'?"
      return .fixture(at(words, hint: hint, near: "\"\(name)\""))
    case .missingGlyphs(let characters, _):
      return .fixture(
        at(
          words,
          hint: "add a font that has it with --font-path, or draw boxes with --missing-glyph box",
          near: characters.first))
    case .missingEmoji(let characters):
      return .fixture(
        at(
          words,
          hint: "add a font of emoji with --font-path, as Debian's fonts-noto-color-emoji, or draw "
            + "boxes with --missing-glyph box", near: characters.first))
    case .missingSystemFont, .missingSystemStyle, .missingIconFont, .unreadableFont,
      .missingLibrary, .missingSubsetter:
      return .environment(words)
    case .notEmbedded: return .fixture(at(words, hint: "write its outlines, with --text outlines"))
    case .invalidValue, .textTooLong, .characterTooLong: return .fixture(at(words))
    }
  }

  /// A diagnostic at a text behind the figure's beginning, else at the figure.
  private func at(_ message: String, hint: String? = nil, near text: String? = nil) -> Diagnostic {
    program.diagnostic(message, hint: hint, at: source.position, near: text)
  }
}

/// Something around a figure that refuses: a folder, a disk.
package protocol EnvironmentProblem: Error {
  var message: String { get }
}
