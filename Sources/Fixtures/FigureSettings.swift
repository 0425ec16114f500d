import Figures
import Foundation
import Geometry
import Interpreter

/// A figure's name and options, from the comments above it, its preview and the command line.
struct FigureSettings {
  var name: String
  var overrides: FigureOverrides
  var expectations: [PlacedExpectation] = []
}

/// Names the figures of one file, in which an article has several programs.
struct FigureNames {
  let figures: [(program: Program, source: FigureSource)]
  private let overrides: FigureOverrides

  init(programs: [Program], overrides: FigureOverrides) {
    figures = programs.flatMap { program in program.figures.map { (program, $0) } }
    self.overrides = overrides
  }

  /// The name is the option's, else the preview's, else the file's stem; of several figures that
  /// come to the same name without an option the second is `-2`, the third `-3`.
  ///
  /// - Throws: `Diagnostics` for options that are wrong, all of them.
  func settings(of index: Int) throws -> FigureSettings {
    let (program, source) = figures[index]
    var own = FigureOverrides()
    var problems: [Diagnostic] = []
    for option in source.options {
      do {
        try own.set(option.key, to: option.value)
      } catch let problem as FigureOptionProblem {
        let isUnknown = !FigureOverrides.names.contains(option.key)
        problems.append(
          program.diagnostic(
            problem.message, hint: problem.hint,
            at: isUnknown ? option.keyPosition : option.valuePosition,
            near: isUnknown ? option.key : option.value))
      }
    }
    var expectations: [PlacedExpectation] = []
    for written in source.expectations {
      do {
        expectations.append(
          PlacedExpectation(
            expectation: try ExpectationParser.parse(written.text), position: written.position))
      } catch let problem as ExpectationProblem {
        problems.append(program.diagnostic(problem, of: written.position))
      }
    }
    do {
      try own.checkVariants(overrides)
    } catch let problem as FigureOptionProblem {
      let place = source.options.first { VariantAxis.options.contains($0.key) }
      problems.append(
        program.diagnostic(
          problem.message, hint: problem.hint, at: place?.keyPosition ?? source.position,
          near: place?.key))
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return FigureSettings(
      name: own.name ?? numbered(index), overrides: overrides.over(own),
      expectations: expectations)
  }

  /// Letter case does not tell names apart, as it does not on every file system.
  private func numbered(_ index: Int) -> String {
    let name = ownName(figures[index])
    if index == 0 { return name }
    let before = figures[..<index].filter { figure in
      !figure.source.options.contains { $0.key == "name" }
        && ownName(figure).lowercased() == name.lowercased()
    }.count
    return before == 0 ? name : "\(name)-\(before + 1)"
  }

  private func ownName(_ figure: (program: Program, source: FigureSource)) -> String {
    figure.source.name.flatMap(FigureOverrides.figureName(ofPreview:))
      ?? stem(of: figure.program.source.name)
  }

  /// The file's name without folder and ending; `figure` where there is none.
  private func stem(of file: String) -> String {
    if file == "<stdin>" { return "stdin" }
    var stem = file.split(separator: "/").last ?? ""
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex, !stem.hasSuffix(".") {
      stem = stem[..<dot]
    }
    return (try? FigureOverrides.figureName(String(stem))) ?? "figure"
  }
}
