import Catalog
import CairoExport
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

  package init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// Lays out every figure of a fixture and hands each to `body`.
  ///
  /// - Parameters:
  ///   - name: the file as the user typed it, for messages.
  ///   - folder: where its pictures may lie; nil for nowhere.
  package func run<T>(
    name: String, bytes: [UInt8], folder: URL?, _ body: (PreparedFigure) throws -> T
  ) -> FixtureResult<T> {
    var result = FixtureResult<T>()
    do {
      let program = try Program(
        source: SourceFile(name: name, bytes: bytes, limits: limits), vocabulary: .swiftUI,
        limits: limits)
      let images = FixtureImages(folder: folder, allowsMissing: allowsMissingImages)
      let names = FigureNames(program: program, overrides: overrides)
      for (index, source) in program.figures.enumerated() {
        let report = ProblemPlaces(program: program, source: source)
        do {
          let settings = try names.settings(of: index)
          if let figureName, figureName != settings.name { continue }
          let figure = try layOut(source, settings, images)
          let prepared = PreparedFigure(
            figure: figure, index: index, file: name, line: source.position.line,
            appearances: settings.overrides.appearances ?? [.light, .dark])
          result.figures.append(try body(prepared))
        } catch {
          result.problems += report.problems(for: error)
        }
        result.problems += program.takeFailures().map { .fixture($0) }
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
    let views = try ViewContent.views(of: source.evaluate())
    var options = settings.overrides.options
    try settings.apply(previewTraits: source.previewTraits, to: &options)
    return try Figure(
      TupleView(views), name: settings.name, summary: source.summary, options: options,
      measurer: measurer, images: images, recordsExchanges: recordsExchanges)
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
}

extension FixtureResult: Sendable where T: Sendable {}

/// Something that went wrong: in the fixture, or around the tool.
package enum Problem: Sendable {
  case fixture(Diagnostic)
  case environment(String)
}
