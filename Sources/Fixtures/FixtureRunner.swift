import CairoExport
import Catalog
import Drawing
import FigureLimits
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
  /// Values for constants of the fixtures, by name, as Swift literals.
  package var settings: [String: String] = [:]
  /// Only the figure of this name; nil for all.
  package var figureName: String?
  package var recordsExchanges = false
  /// Whether the variants of a figure are figures of their own, rather than cells of a sheet.
  package var separatesVariants = false
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
      let file = try SourceFile(name: name, bytes: bytes, limits: limits)
      var programs: [Program] = []
      if Article.isArticle(name) {
        let article = try Article(file)
        result.problems += article.problems.map { .fixture($0) }
        programs = article.blocks.map(program)
        guard allowsNoFigure || !programs.isEmpty || !article.problems.isEmpty else {
          result.problems.append(.fixture(Article.noFigure(in: name)))
          return result
        }
      } else {
        let program = program(of: file)
        if allowsNoFigure, program.diagnostics.map(\.message) == ["the file has no figure"] {
          var told = Self.noFigure(in: name)
          told.severity = .warning
          result.problems.append(.fixture(told))
          return result
        }
        programs = [program]
      }
      run(programs, folder: folder, into: &result, body)
    } catch let error as Diagnostics {
      result.problems += error.list.map { .fixture($0) }
    } catch {
      result.problems.append(.environment("\(name): \(error)"))
    }
    return result
  }

  private func program(of source: SourceFile) -> Program {
    Program(source: source, vocabulary: .swiftUI, limits: limits, settings: settings)
  }

  /// The figures of the programs of one file.
  private func run<T>(
    _ programs: [Program], folder: @escaping () -> URL?, into result: inout FixtureResult<T>,
    _ body: (PreparedFigure) throws -> T
  ) {
    var sound: [Program] = []
    for program in programs {
      result.constants.formUnion(program.constants)
      let wrong = program.diagnostics + FigureMarks.problems(in: program)
      result.problems += wrong.map { .fixture($0) } + program.settingProblems.map(Problem.init)
      if !wrong.contains(where: { $0.severity == .error }), program.settingProblems.isEmpty {
        sound.append(program)
      }
    }
    let images = FixtureImages(folder: folder(), allowsMissing: allowsMissingImages)
    defer { result.lookups += images.lookups }
    let names = FigureNames(programs: sound, overrides: overrides)
    for (index, entry) in names.figures.enumerated() {
      let (program, source) = entry
      let report = ProblemPlaces(program: program, source: source, limits: limits)
      do {
        let settings = try names.settings(of: index)
        if let figureName, figureName != settings.name { continue }
        var unmet: [Problem] = []
        let figures = try prepare(source, index, settings, images, in: program) { figure in
          unmet += settings.expectations.compactMap { $0.problem(of: figure, in: program) }
        }
        result.problems += unmet
        for prepared in figures {
          try Self.throwReported(of: program)
          result.problems += report.warnings(prepared.warnings)
          let made = try body(prepared)
          try Self.throwReported(of: program)
          result.figures.append(made)
        }
      } catch {
        let reported = program.takeReportedDiagnostics()
        result.problems +=
          reported.isEmpty ? report.problems(for: error) : reported.map { .fixture($0) }
      }
    }
  }

  /// A figure laid out: one, or one for each variant where they are apart.
  ///
  /// - Parameter check: called with each figure, those of a sheet too.
  private func prepare(
    _ source: FigureSource, _ index: Int, _ settings: FigureSettings, _ images: FixtureImages,
    in program: Program, check: (Figure) -> Void
  ) throws -> [PreparedFigure] {
    func laidOut(_ settings: FigureSettings) throws -> Figure {
      var figure = try layOut(source, settings, images)
      figure.owner = program
      check(figure)
      return figure
    }
    func prepared(_ content: PreparedFigure.Content, _ overrides: FigureOverrides) -> PreparedFigure
    {
      PreparedFigure(
        content: content, index: index, file: program.source.name, line: source.position.line,
        appearances: overrides.appearances ?? [.light, .dark], comparison: overrides.comparison,
        steps: program.steps)
    }
    let variants = settings.overrides.allVariants()
    guard !variants.isEmpty else {
      return [prepared(.figure(try laidOut(settings)), settings.overrides)]
    }
    let name = settings.name
    if separatesVariants {
      return try variants.map { variant in
        let settings = FigureSettings(
          name: "\(name) (\(variant.label))", overrides: variant.overrides)
        return prepared(.figure(try laidOut(settings)), variant.overrides)
      }
    }
    let followsPage = !settings.overrides.variants.contains { $0.option == "appearance" }
    let cells = try variants.map { variant in
      let settings = FigureSettings(name: name, overrides: variant.overrides)
      return try ContactSheet.Cell(
        laidOut(settings), label: variant.label,
        appearance: followsPage ? nil : variant.overrides.appearances?.first, measurer: measurer)
    }
    let sheet = ContactSheet(
      name: name, summary: source.documentation?.asSentence,
      columns: settings.overrides.variants[0].values.count, cells: cells)
    var page = settings.overrides
    if !followsPage { page.appearances = [.light] }
    return [prepared(.sheet(sheet), page)]
  }

  private func layOut(
    _ source: FigureSource, _ settings: FigureSettings, _ images: FixtureImages
  ) throws -> Figure {
    let deadline = Deadline(seconds: limits.seconds)
    var options = settings.overrides.options
    let traits = try source.previewTraits { trait in
      guard let known = try PreviewTrait.bridged(trait) else {
        var nearest: String?
        if case .symbol(let symbol) = trait {
          nearest = nearestName(
            to: symbol.name, among: Vocabulary.swiftUI.names(in: "PreviewTrait"))
        }
        throw BridgingError(
          "this trait of a '#Preview' is not supported",
          hint: nearest.map { "did you mean '\($0)'?" }
            ?? "supported are fixedLayout(width:height:), sizeThatFitsLayout, defaultLayout, "
            + "portrait and landscapeLeft")
      }
      return known
    }
    for trait in traits { trait.apply(to: &options) }
    return try UIScreen.$current.withValue(options.screen) {
      try Figure(
        TupleView(ViewContent.views(of: source.evaluate(until: deadline))), name: settings.name,
        summary: source.documentation?.asSentence, options: options,
        appearance: settings.overrides.appearances?.first ?? .light, measurer: measurer,
        images: images, recordsExchanges: recordsExchanges, limits: limits, deadline: deadline)
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
