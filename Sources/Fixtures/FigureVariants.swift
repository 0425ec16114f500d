import Figures
import Geometry
import Interpreter

/// One option that a figure gives several values, as `typeSize=large|accessibility3`.
package struct VariantAxis: Sendable {
  struct Value: Sendable {
    /// What a label says.
    var label: String
    var overrides: FigureOverrides
  }

  let option: String
  let values: [Value]

  /// Options that may have several values.
  static let options = ["widths", "typeSize", "direction", "appearance"]
  private static let mostValues = 16

  /// - Throws: `FigureOptionProblem` for a value that is none of the option's, or is listed twice.
  init(_ option: String, _ text: String) throws {
    self.option = option
    let words = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= Self.mostValues else {
      throw FigureOptionProblem("'\(option)' has more than \(Self.mostValues) values")
    }
    var seen: Set<String> = []
    values = try words.map { word in
      guard seen.insert(word).inserted else {
        throw FigureOptionProblem("'\(word)' is listed twice")
      }
      return try Value(word, of: option)
    }
  }
}

extension VariantAxis.Value {
  fileprivate init(_ word: String, of option: String) throws {
    overrides = FigureOverrides()
    label = word
    switch option {
    case "widths":
      overrides.width = try FigureOverrides.length(word, "width", 0...1_000_000)
      label = "\(word) wide"
    case "appearance" where word == "both":
      throw FigureOptionProblem(
        "'both' is no variant of the appearance", hint: "write appearance=light|dark")
    default: try overrides.set(option, to: word)
    }
  }
}

/// A cell of a contact sheet: what is different about it.
struct FigureVariant {
  var label: String
  var overrides: FigureOverrides
}

extension FigureOverrides {
  private static let mostVariants = 64

  /// Every combination of the variants' values, row by row: values of the first option make the
  /// columns. Empty where no option has several values.
  func allVariants() -> [FigureVariant] {
    guard !variants.isEmpty else { return [] }
    var combined = [FigureVariant(label: "", overrides: self)]
    for axis in variants.reversed() {
      combined = combined.flatMap { outer in
        axis.values.map { value in
          let label = [value.label, outer.label].filter { !$0.isEmpty }.joined(separator: ", ")
          return FigureVariant(label: label, overrides: value.overrides.over(outer.overrides))
        }
      }
    }
    return combined
  }

  /// - Throws: `FigureOptionProblem` where options contradict the variants.
  /// - Parameter commandLine: what goes before what a figure says.
  func checkVariants(_ commandLine: FigureOverrides) throws {
    let has = Set(variants.map(\.option))
    if has.contains("widths"), proposal?.width != nil {
      throw FigureOptionProblem(
        "'widths' and 'proposal' both give the width", hint: "write proposal=idealxHEIGHT")
    }
    if has.contains("appearance"), commandLine.appearances != nil {
      throw FigureOptionProblem(
        "the figure has variants of 'appearance', and '--appearance' chooses one")
    }
    let count = variants.reduce(1) { $0 * $1.values.count }
    guard count <= Self.mostVariants else {
      throw FigureOptionProblem(
        "the figure has \(count) variants; a sheet has room for \(Self.mostVariants)")
    }
  }
}
