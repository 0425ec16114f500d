import Catalog
import Foundation
import Geometry

extension Entry {
  /// The entry, refusing numbers that no view, style or shape can have.
  ///
  /// SwiftUI ignores most of them with a warning at run time; a figure would be silently wrong.
  /// What the compiled code itself refuses goes before, because it knows better words.
  var refusingBadNumbers: Entry {
    guard kind == .initializer || kind == .method || kind == .staticMethod,
      !isIgnored, !ArgumentRules.freeOwners.contains(owner), !owner.hasPrefix("CG")
    else { return self }
    var entry = self
    let (apply, rules) = (self.apply, ArgumentRules(owner: owner, name: name, declaration))
    entry.apply = { receiver, arguments in
      let outcome: Outcome
      do {
        outcome = try apply(&receiver, arguments)
      } catch var error as BridgingError where error.parameter == nil {
        error.parameter = rules.parameter(of: error, arguments)
        throw error
      }
      if case .value = outcome { try rules.check(arguments) }
      return outcome
    }
    return entry
  }
}

/// Which numbers a declaration's parameters may be.
struct ArgumentRules: Sendable {
  private let owner: String
  private let name: String
  private let declaration: String

  /// Types whose values are checked where they are used: a fixture may compute with them.
  static let freeOwners: Set<String> = [
    "ProposedViewSize", "Path", "ViewSpacing", "ViewDimensions", "LayoutSubview",
  ]
  /// Parameters that may be infinite.
  private static let unbounded: Set<String> = [
    "maxWidth", "maxHeight", "maximum", "cornerRadius",
  ]
  private static let unboundedCalls: Set<String> = ["layoutPriority", "zIndex"]
  /// Parameters that may not be negative.
  private static let lengths: Set<String> = [
    "lineWidth", "minLength", "cornerRadius", "minimum", "maximum", "dash",
  ]
  /// Calls that have an upper limit too.
  private static let limited: Set<String> = [
    "flexible", "adaptive", "system", "custom", "kerning", "tracking", "baselineOffset",
    "minimumScaleFactor", "aspectRatio",
  ]
  /// Points beyond which no text is set.
  private static let textLimit = 100_000.0
  /// Lists that may not be empty.
  private static let filled: Set<String> = ["colors", "stops", "columns", "rows"]

  init(owner: String, name: String, _ declaration: String) {
    self.owner = owner
    self.name = name
    self.declaration = declaration
  }

  /// The argument that an error is about, where the error does not tell.
  func parameter(of error: BridgingError, _ arguments: [Value]) -> Int? {
    let labels = Self.labels(of: declaration)
    if let name = error.parameterName {
      if let index = labels.firstIndex(of: name) { return index }
      if declaration.contains("_ \(name):") { return nil }
    }
    return arguments.count == 1 ? 0 : arguments.firstIndex(where: Self.isOdd)
  }

  /// - Throws: `BridgingError` at the first argument that is wrong.
  func check(_ arguments: [Value]) throws {
    let arguments = arguments.map(\.settled)
    // Labels are read from the declaration only where a number looks odd, which is seldom.
    guard arguments.contains(where: Self.isOdd) || Self.limited.contains(name) else { return }
    let labels = Self.labels(of: declaration)
    for (index, argument) in arguments.enumerated() {
      let label = labels.indices.contains(index) ? labels[index] : ""
      if case .array(let elements, _) = argument {
        if elements.isEmpty, Self.filled.contains(label) {
          throw BridgingError("'\(call)' needs \(label), and there are none", parameter: index)
        }
        for element in elements { try check(element, label: label, index: index) }
      } else if case .native(let size as CGSize) = argument, name == "aspectRatio",
        !(size.width > 0 && size.height > 0)
      {
        throw BridgingError(
          "'aspectRatio' cannot have the size \(size.width.text) × \(size.height.text)",
          hint: "both lengths must be above zero", parameter: index)
      } else {
        try check(argument, label: label, index: index)
      }
    }
    guard let least = labels.firstIndex(of: "minimum").flatMap({ Self.number(arguments[$0]) }),
      let index = labels.firstIndex(of: "maximum"), let most = Self.number(arguments[index]),
      most < least
    else { return }
    throw BridgingError(
      "'\(call)' cannot have the maximum \(CGFloat(most).text)",
      hint: "it is below the minimum \(CGFloat(least).text)", parameter: index)
  }

  private func check(_ argument: Value, label: String, index: Int) throws {
    guard let number = Self.number(argument) else { return }
    func refuse(_ hint: String) -> BridgingError {
      let what = label.isEmpty ? "value" : label
      return BridgingError(
        "'\(call)' cannot have the \(what) \(CGFloat(number).text)", hint: hint, parameter: index)
    }
    let mayBeInfinite = Self.unbounded.contains(label) || Self.unboundedCalls.contains(name)
    if number.isNaN || (number.isInfinite && !mayBeInfinite) {
      throw refuse("a finite number is needed")
    }
    let isLength =
      Self.lengths.contains(label) || label.hasSuffix("Radius")
      || ((owner, name) == ("Shape", "size"))
    if number < 0, isLength || (owner, name) == ("GridItem.Size", "fixed") {
      throw refuse("zero or more points are needed")
    }
    if name == "minimumScaleFactor", !(0...1).contains(number) {
      throw refuse("a share from 0 to 1 is needed")
    }
    if Self.limited.contains(name), abs(number) > Self.textLimit, label != "maximum" {
      throw refuse("at most 100000 points are possible")
    }
    if number <= 0, name == "aspectRatio" || (owner == "Font" && label.hasSuffix("ize")) {
      throw refuse("a number above zero is needed")
    }
  }

  private var call: String { name == "init" ? owner : name }

  private static func isOdd(_ value: Value) -> Bool {
    if case .array(let elements, _) = value {
      return elements.isEmpty || elements.contains(where: isOdd)
    }
    guard let number = number(value) else { return false }
    return !(number > 0 && number.isFinite)
  }

  /// The number that a value is; of implicit members only those that are numbers.
  private static func number(_ value: Value) -> Double? {
    switch value {
    case .double(let number): return number
    case .int(let number): return Double(number)
    case .symbol(let symbol):
      let names = ["nan", "signalingNaN", "infinity", "zero", "leastNormalMagnitude", "-"]
      return names.contains(symbol.name) ? (try? Double.bridged(value)) ?? nil : nil
    default: return nil
    }
  }

  /// The labels of a declaration's parameters, empty for those that have none.
  static func labels(of declaration: String) -> [String] {
    guard let open = declaration.firstIndex(of: "(") else { return [] }
    var labels: [String] = []
    var (depth, current) = (0, "")
    for character in declaration[declaration.index(after: open)...] {
      if depth == 0, character == "," || character == ")" {
        if !current.allSatisfy(\.isWhitespace) { labels.append(label(of: current)) }
        current = ""
        if character == ")" { break }
        continue
      }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && current.last != "-") { depth -= 1 }
      current.append(character)
    }
    return labels
  }

  private static func label(of parameter: String) -> String {
    let words = parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
    return words.first == "_" ? "" : words.first.map(String.init) ?? ""
  }
}
