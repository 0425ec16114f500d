import Drawing
import Figures
import Foundation
import Geometry
import Interpreter
import Typography
import VisualDiff

/// What a `// figure:` comment or the command line says about a figure; nil where it is silent.
package struct FigureOverrides: Sendable {
  package var name: String?
  package var proposal: ProposedViewSize?
  package var padding: CGFloat?
  package var scale: CGFloat?
  package var appearances: [Appearance]?
  package var background: Color??
  package var direction: LayoutDirection?
  package var platform: Platform?
  package var typeSize: DynamicTypeSize?
  /// How its pictures are compared with others.
  package var comparison = PixelRuleOptions()
  /// The proposal's width alone.
  var width: CGFloat?
  /// Options with several values, in the order they are written in.
  var variants: [VariantAxis] = []

  package static let names =
    [
      "name", "proposal", "padding", "scale", "appearance", "background", "direction", "platform",
      "typeSize", "widths", "annotate", "expect",
    ] + PixelRuleOptions.Name.allCases.map(\.rawValue)

  /// A scale beyond this makes pictures that no one wants and few machines can hold.
  static let largestScale: CGFloat = 16

  package init() {}

  /// Sets one option from its text.
  ///
  /// - Throws: `FigureOptionProblem` for an unknown option or a value that is none of its.
  package mutating func set(_ option: String, to text: String) throws {
    if option == "widths" || (text.contains("|") && VariantAxis.options.contains(option)) {
      variants.removeAll { $0.option == option }
      variants.append(try VariantAxis(option, text))
      return
    }
    if let name = PixelRuleOptions.Name(rawValue: option) {
      do {
        return try comparison.set(name, to: text)
      } catch let problem as PixelRuleProblem {
        throw FigureOptionProblem("'\(text)' is no \(option): \(problem.needed) is needed")
      }
    }
    switch option {
    case "name": name = try Self.figureName(text)
    case "proposal": proposal = try Self.proposal(text)
    case "padding": padding = try Self.length(text, "padding", 0...10_000)
    case "scale": scale = try Self.length(text, "scale", 0.1...Self.largestScale)
    case "appearance": appearances = try Self.appearances(text)
    case "background": background = .some(try Self.background(text))
    case "direction":
      direction = try Self.choice(
        text, "direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    case "platform":
      platform = try Self.choice(text, "platform", Platform.allCases.map { ($0.rawValue, $0) })
    case "typeSize":
      typeSize = try Self.choice(
        text, "typeSize", DynamicTypeSize.allCases.map { ($0.name, $0) })
    case "annotate":
      throw FigureOptionProblem("the option '\(option)' is not there yet")
    case "expect":
      throw FigureOptionProblem(
        "an expectation has a line of its own", hint: "write '// figure: expect lines(Text) == 2'")
    default:
      throw FigureOptionProblem(
        "a figure has no option '\(option)'",
        nearest: option, among: Self.names.filter { $0 != option })
    }
  }

  /// These options where they speak, `others` where they are silent.
  package func over(_ others: FigureOverrides) -> FigureOverrides {
    var result = self
    result.name = name ?? others.name
    result.proposal = proposal ?? others.proposal
    result.padding = padding ?? others.padding
    result.scale = scale ?? others.scale
    result.appearances = appearances ?? others.appearances
    result.background = background ?? others.background
    result.direction = direction ?? others.direction
    result.platform = platform ?? others.platform
    result.typeSize = typeSize ?? others.typeSize
    result.comparison = comparison.over(others.comparison)
    result.width = width ?? others.width
    result.variants = variants.isEmpty ? others.variants : variants
    return result
  }

  /// The options as a figure takes them.
  package var options: FigureOptions {
    var options = FigureOptions()
    options.proposal = proposal ?? options.proposal
    if let width { options.proposal.width = width }
    options.padding = padding ?? options.padding
    options.scale = scale ?? options.scale
    options.background = background ?? options.background
    options.layoutDirection = direction ?? options.layoutDirection
    options.platform = platform ?? options.platform
    options.typeSize = typeSize ?? options.typeSize
    return options
  }
}

/// What is wrong with an option, and what it could be.
package struct FigureOptionProblem: Error {
  package var message: String
  package var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  init(_ message: String, nearest typed: String, among names: [String]) {
    self.init(
      message,
      hint: nearestName(to: typed, among: names).map { "did you mean '\($0)'?" }
        ?? "the options are \(names.joined(separator: ", "))")
  }
}
