import Catalog
import Drawing
import Figures
import Foundation
import Geometry
import Interpreter
import LayoutEngine
import Views
import VisualDiff

/// A figure that was laid out, with where it came from.
package struct PreparedFigure {
  package enum Content {
    case figure(Figure)
    case sheet(ContactSheet)
  }

  package let content: Content
  /// Its place among the figures of its file, from 0.
  package let index: Int
  package let file: String
  /// Where it begins in the file, from 1.
  package let line: Int
  package let appearances: [Appearance]
  /// What the figure says of how its pictures are compared with others.
  package let comparison: PixelRuleOptions
  /// Loop rounds, calls and statements that it took to make its views.
  package let steps: Int

  package var name: String {
    switch content {
    case .figure(let figure): figure.name
    case .sheet(let sheet): sheet.name
    }
  }

  /// Pixels per point.
  package var scale: CGFloat {
    switch content {
    case .figure(let figure): figure.options.scale
    case .sheet(let sheet): sheet.scale
    }
  }

  /// Questions about sizes that it took to lay it out, and the views that were laid out.
  package var layoutWork: (questions: Int, views: Int) {
    switch content {
    case .figure(let figure): (figure.questions, figure.nodeCount)
    case .sheet(let sheet): sheet.layoutWork
    }
  }

  var warnings: [ViewWarning] {
    switch content {
    case .figure(let figure): figure.warnings
    case .sheet(let sheet): sheet.warnings
    }
  }

  /// The one figure that this is.
  ///
  /// - Throws: `BridgingError` for a sheet, which has no frames of its own.
  package func figure() throws -> Figure {
    guard case .figure(let figure) = content else {
      throw BridgingError(
        "a figure with variants has no one tree of frames",
        hint: "'framewright frames' prints those of each variant")
    }
    return figure
  }

  package func displayList(appearance: Appearance) throws -> DisplayList {
    switch content {
    case .figure(let figure): try figure.displayList(appearance: appearance)
    case .sheet(let sheet): try sheet.displayList(appearance: appearance)
    }
  }

  package func appendJSON(to json: inout JSONText) throws {
    try figure().appendJSON(file: file, line: line, to: &json)
  }
}

/// What became of a fixture.
package struct FixtureResult<T> {
  package var figures: [T] = []
  package var problems: [Problem] = []
  /// The names of the fixture's constants, which settings may replace.
  package var constants: Set<String> = []
  /// The pictures that were looked for beside the fixture.
  package var lookups: [FixtureImages.Lookup] = []

  package init(figures: [T] = [], problems: [Problem] = []) {
    self.figures = figures
    self.problems = problems
  }
}

extension FixtureResult: Sendable where T: Sendable {}

/// Something that went wrong: in the fixture, in what was asked for, or around the tool.
package enum Problem: Sendable {
  case fixture(Diagnostic)
  /// An expectation that does not hold.
  case difference(Diagnostic)
  /// A word of the command line that does not fit the fixture.
  case usage(String, hint: String?)
  case environment(String)

  init(_ setting: SettingProblem) {
    self = .usage(
      "'--set \(setting.name)=\(setting.value)': \(setting.message)", hint: setting.hint)
  }
}
