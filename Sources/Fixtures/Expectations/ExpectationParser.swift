import Foundation
import Interpreter

/// Reads an expectation: two sums with a relation between them.
///
/// A sum has numbers, `true` and `false` (1 and 0), measures of views as in `width(Text)`,
/// parentheses, and `+ - * /` with their usual precedence.
struct ExpectationParser {
  private let text: String
  private var rest: Substring
  /// Deeper parentheses nobody writes.
  private static let depthLimit = 32
  private var depth = 0

  /// - Throws: `ExpectationProblem`.
  static func parse(_ text: String) throws -> Expectation {
    var parser = ExpectationParser(text)
    return try parser.expectation()
  }

  private init(_ text: String) {
    self.text = text.trimmingCharacters(in: .whitespaces)
    rest = Substring(self.text)
  }

  private mutating func expectation() throws -> Expectation {
    let left = try sum()
    skipBlanks()
    guard let relation = Expectation.Relation.allCases.first(where: { take($0.rawValue) }) else {
      throw problem(
        "a relation is missing", hint: "write ==, !=, <, >, <=, >= or ≈, as in lines(Text) == 2")
    }
    let right = try sum()
    skipBlanks()
    guard rest.isEmpty else { throw problem("this is more than an expectation") }
    return Expectation(text: text, left: left, relation: relation, right: right)
  }

  private mutating func sum() throws -> Expectation.Term {
    var term = try product()
    while let operation = takeOperation("+-") {
      term = .operation(operation, term, try product())
    }
    return term
  }

  private mutating func product() throws -> Expectation.Term {
    var term = try factor()
    while let operation = takeOperation("*/") {
      term = .operation(operation, term, try factor())
    }
    return term
  }

  private mutating func factor() throws -> Expectation.Term {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw problem("this is nested too deep") }
    skipBlanks()
    if take("-") { return .negated(try factor()) }
    if take("(") {
      let term = try sum()
      skipBlanks()
      guard take(")") else { throw problem("a ')' is missing") }
      return term
    }
    if let first = rest.first, first.isASCII, first.isNumber || first == "." {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard let number = Double(digits), number.isFinite else {
        throw problem("'\(digits)' is no number")
      }
      rest = rest.dropFirst(digits.count)
      return .number(number)
    }
    return try measure()
  }

  private mutating func measure() throws -> Expectation.Term {
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "." })
    if name.isEmpty { throw problem("a number or a measure of a view is missing") }
    if let bool = Bool(name) {
      rest = rest.dropFirst(name.count)
      return .number(bool ? 1 : 0)
    }
    guard let measure = Expectation.Measure(rawValue: name) else {
      throw ExpectationProblem(
        message: "a view has no '\(name)'", nearest: name,
        among: Expectation.Measure.allCases.map(\.rawValue), part: part(of: name))
    }
    rest = rest.dropFirst(name.count)
    skipBlanks()
    guard take("(") else {
      throw problem("'\(name)' is of a view", hint: "write \(name)(Text), for instance")
    }
    let path = try path()
    guard take(")") else { throw problem("a ')' is missing") }
    return .measure(measure, path)
  }

  private mutating func path() throws -> NodePath {
    let start = rest.startIndex
    var steps: [NodePath.Step] = []
    repeat {
      skipBlanks()
      steps.append(try step())
      skipBlanks()
    } while take(">")
    return NodePath(steps: steps, part: part(from: start))
  }

  private mutating func step() throws -> NodePath.Step {
    let start = rest.startIndex
    var kind = NodePath.Step.Kind.view
    var name: String
    if take("\"") {
      kind = .label
      name = String(rest.prefix { $0 != "\"" })
      rest = rest.dropFirst(name.count)
      guard take("\"") else { throw problem("a quotation mark is missing") }
    } else {
      if take("#") { kind = .id }
      name = String(rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) })
      rest = rest.dropFirst(name.count)
    }
    guard !name.isEmpty else {
      throw problem(
        "the name of a view is missing", hint: "write Text, #id or \"its label\"")
    }
    var number: Int?
    if take("[") {
      let digits = rest.prefix { $0 != "]" }
      guard let value = Int(digits), value >= 1 else {
        throw problem("views are numbered from 1, as in Text[1]")
      }
      number = value
      rest = rest.dropFirst(digits.count)
      guard take("]") else { throw problem("a ']' is missing") }
    }
    return NodePath.Step(
      kind: kind, name: name, number: number, part: part(from: start))
  }

  // MARK: Characters

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func takeOperation(_ characters: String) -> Expectation.Operation? {
    skipBlanks()
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest = rest.dropFirst()
    return Expectation.Operation(rawValue: first)
  }

  private func problem(_ message: String, hint: String? = nil) -> ExpectationProblem {
    ExpectationProblem(message: message, hint: hint, part: part(of: String(rest)))
  }

  /// What is next.
  private func part(of next: String) -> ExpectationPart {
    ExpectationPart(
      text: next, offset: text.utf8.distance(from: text.startIndex, to: rest.startIndex))
  }

  /// What was read since a place.
  private func part(from start: String.Index) -> ExpectationPart {
    ExpectationPart(
      text: text[start..<rest.startIndex].trimmingCharacters(in: .whitespaces),
      offset: text.utf8.distance(from: text.startIndex, to: start))
  }
}

extension ExpectationProblem {
  init(message: String, nearest typed: String, among names: [String], part: ExpectationPart) {
    self.init(
      message: message,
      hint: nearestName(to: typed, among: names).map { "did you mean '\($0)'?" }, part: part)
  }
}
