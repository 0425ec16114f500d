import Figures
import Foundation
import Geometry
import Interpreter

/// A figure's name and options, from the comments above it, its preview and the command line.
struct FigureSettings {
  var name: String
  var overrides: FigureOverrides
}

/// Names the figures of one file.
struct FigureNames {
  private let program: Program
  private let overrides: FigureOverrides

  init(program: Program, overrides: FigureOverrides) {
    self.program = program
    self.overrides = overrides
  }

  /// The name is the option's, else the preview's, else the file's stem; of several figures that
  /// come to the same name without an option the second is `-2`, the third `-3`.
  ///
  /// - Throws: `Diagnostics` for options that are wrong, all of them.
  func settings(of index: Int) throws -> FigureSettings {
    let source = program.figures[index]
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
    for expectation in source.expectations {
      problems.append(
        program.diagnostic("'expect' is not there yet", at: expectation.position))
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return FigureSettings(
      name: own.name ?? numbered(index), overrides: overrides.over(own))
  }

  /// Letter case does not tell names apart, as it does not on every file system.
  private func numbered(_ index: Int) -> String {
    let name = ownName(program.figures[index])
    if index == 0 { return name }
    let before = program.figures[..<index].filter { source in
      !source.options.contains { $0.key == "name" }
        && ownName(source).lowercased() == name.lowercased()
    }.count
    return before == 0 ? name : "\(name)-\(before + 1)"
  }

  private func ownName(_ source: FigureSource) -> String {
    source.name.flatMap(FigureOverrides.figureName(ofPreview:)) ?? stem
  }

  /// The file's name without folder and ending; `figure` where there is none.
  private var stem: String {
    if program.source.name == "<stdin>" { return "stdin" }
    var stem = program.source.name.split(separator: "/").last ?? ""
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex, !stem.hasSuffix(".") {
      stem = stem[..<dot]
    }
    return (try? FigureOverrides.figureName(String(stem))) ?? "figure"
  }
}
