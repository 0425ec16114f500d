import FigureLimits
import Fixtures
import Foundation
import LayoutEngine
import SVGExport
import Typography

/// Runs any bytes as a fixture: what comes of them has to be figures or diagnostics, among them
/// expectations that do not hold.
package struct AnySource {
  private let runner: FixtureRunner

  package init(measurer: any TextMeasurer) {
    var runner = FixtureRunner(measurer: measurer)
    // Small ones, so that sources that never end are left behind soon.
    runner.limits.steps = 50_000
    runner.limits.views = 2_000
    runner.limits.nodes = 20_000
    runner.limits.madeBytes = 20_000_000
    runner.limits.questions = 300_000
    runner.limits.pixels = 4_000_000
    runner.limits.seconds = 10
    self.runner = runner
  }

  /// Draws all figures of a source in a folder that there is not.
  ///
  /// - Returns: what is neither a figure nor a diagnostic: a failure of the tool's surroundings,
  ///   which no source may cause.
  package func failure(of bytes: [UInt8], asArticle: Bool = false) -> String? {
    let runner = runner
    do {
      let result = try DeepStack.run {
        runner.run(name: asArticle ? "fuzz.md" : "fuzz.swift", bytes: bytes, folder: nil) {
          _ = try SVGWriter.svg($0.displayList(appearance: .dark))
        }
      }
      for problem in result.problems {
        switch problem {
        case .fixture(let diagnostic), .difference(let diagnostic):
          _ = diagnostic.rendered(.human) + diagnostic.rendered(.json)
        case .usage, .environment: return "\(problem)"
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
