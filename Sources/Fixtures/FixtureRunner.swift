import CairoExport
import Catalog
import Drawing
import Figures
import Foundation
import Geometry
import Interpreter
import LayoutEngine
import SwiftUICatalog
import Typography
import Views

/// Turns the source of a fixture into figures.
package struct FixtureRunner: Sendable {
  package let measurer: any TextMeasurer
  /// What the command line says; it goes before what a fixture says.
  package var overrides = FigureOverrides()
  package var limits = Limits()
  /// Only the figure of this name; nil for all.
  package var figureName: String?
  package var recordsExchanges = false
  /// Whether a picture that is missing takes no space instead of being an error.
  package var allowsMissingImages = false

  /// Whether a file without figures is only told of: a folder may hold files that are none.
  package var allowsNoFigure = false

  package init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// Lays out every figure of a fixture and hands each to `body`.
  ///
  /// - Parameters:
  ///   - name: the file as the user typed it, for messages.
  ///   - folder: where its pictures may lie; nil for nowhere.
  package func run<T>(
    name: String, bytes: [UInt8], folder: @autoclosure @escaping () -> URL?,
    _ body: (PreparedFigure) throws -> T
  ) -> FixtureResult<T> {
    var result = FixtureResult<T>()
    do {
      let program = try Program(
        source: SourceFile(name: name, bytes: bytes, limits: limits), vocabulary: .swiftUI,
        limits: limits)
      let misspelt = FigureMarks.problems(in: bytes, program)
      guard misspelt.isEmpty else {
        result.problems += (program.diagnostics + misspelt).map { .fixture($0) }
        return result
      }
      if allowsNoFigure, program.diagnostics.map(\.message) == ["the file has no figure"] {
        var told = Self.noFigure(in: name)
        told.severity = .warning
        result.problems.append(.fixture(told))
        return result
      }
      result.problems += program.diagnostics.map { .fixture($0) }
      guard !program.diagnostics.contains(where: { $0.severity == .error }) else { return result }
      guard !program.figures.isEmpty else {
        result.problems.append(.fixture(Self.noFigure(in: name)))
        return result
      }
      let images = FixtureImages(folder: folder(), allowsMissing: allowsMissingImages)
      let names = FigureNames(program: program, overrides: overrides)
      for (index, source) in program.figures.enumerated() {
        let report = ProblemPlaces(program: program, source: source)
        do {
          let settings = try names.settings(of: index)
          if let figureName, figureName != settings.name { continue }
          let figure = try layOut(source, settings, images)
          try Self.throwReported(of: program)
          result.problems += report.warnings(figure.warnings)
          let prepared = PreparedFigure(
            figure: figure, index: index, file: name, line: source.position.line,
            appearances: settings.overrides.appearances ?? [.light, .dark])
          let made = try body(prepared)
          try Self.throwReported(of: program)
          result.figures.append(made)
        } catch {
          let reported = program.takeReportedDiagnostics()
          result.problems +=
            reported.isEmpty ? report.problems(for: error) : reported.map { .fixture($0) }
        }
      }
    } catch let error as Diagnostics {
      result.problems += error.list.map { .fixture($0) }
    } catch {
      result.problems.append(.environment("\(name): \(error)"))
    }
    return result
  }

  private func layOut(
    _ source: FigureSource, _ settings: FigureSettings, _ images: FixtureImages
  ) throws -> Figure {
    var options = settings.overrides.options
    let traits = try source.previewTraits { trait in
      guard let known = try PreviewTrait.bridged(trait) else {
        throw BridgingError(
          "this trait of a '#Preview' is not supported",
          hint: "supported are fixedLayout(width:height:), sizeThatFitsLayout, defaultLayout, "
            + "portrait and landscapeLeft")
      }
      return known
    }
    for trait in traits { trait.apply(to: &options) }
    return try UIScreen.$current.withValue(options.screen) {
      try Figure(
        TupleView(ViewContent.views(of: source.evaluate())), name: settings.name,
        summary: source.documentation?.asSentence, options: options,
        appearance: settings.overrides.appearances?.first ?? .light, measurer: measurer,
        images: images, recordsExchanges: recordsExchanges)
    }
  }
}

extension FixtureRunner {
  /// Errors of a fixture's own layouts and shapes, which came up where compiled code cannot throw.
  private static func throwReported(of program: Program) throws {
    let reported = program.takeReportedDiagnostics()
    if !reported.isEmpty { throw Diagnostics(reported) }
  }

  private static func noFigure(in file: String) -> Diagnostic {
    var diagnostic = Diagnostic("there is no figure in this file", file: file)
    diagnostic.hint =
      "a figure is a #Preview, a view expression that stands alone, or a View struct that can be "
      + "made without arguments"
    return diagnostic
  }
}

extension String {
  /// The text on one line.
  fileprivate var asSentence: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}

/// A figure that was laid out, with where it came from.
package struct PreparedFigure {
  package let figure: Figure
  /// Its place among the figures of its file, from 0.
  package let index: Int
  package let file: String
  /// Where it begins in the file, from 1.
  package let line: Int
  package let appearances: [Appearance]

  package func appendJSON(to json: inout JSONText) throws {
    try figure.appendJSON(file: file, line: line, to: &json)
  }
}

/// What became of a fixture.
package struct FixtureResult<T> {
  package var figures: [T] = []
  package var problems: [Problem] = []

  package init(figures: [T] = [], problems: [Problem] = []) {
    self.figures = figures
    self.problems = problems
  }
}

extension FixtureResult: Sendable where T: Sendable {}

/// Something that went wrong: in the fixture, or around the tool.
package enum Problem: Sendable {
  case fixture(Diagnostic)
  case environment(String)
}
