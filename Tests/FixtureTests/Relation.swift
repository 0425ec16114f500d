import Foundation

/// A comparison of two expressions about recorded probes, as `maxX(f) == x(t) + 8 +- 0.5`.
struct Relation {
  let text: String

  /// Answers what a probe measures: `width` of `t`.
  typealias Measure = (_ quantity: String, _ probe: String) throws -> Double
  /// Answers the colour drawn at a fraction of a probe's frame, 0 to 255.
  typealias Colour = (_ probe: String, _ x: Double, _ y: Double) throws -> [Double]

  /// What is wrong with the relation; nil where it holds.
  func failure(tolerance: Double, measure: Measure, colour: Colour) throws -> String? {
    var body = text
    var slack = tolerance
    if let range = body.range(of: "+-") {
      slack = Double(body[range.upperBound...].trimmingCharacters(in: .whitespaces)) ?? .nan
      body = String(body[..<range.lowerBound])
    }
    for comparison in ["~=", "==", "<=", ">=", "<", ">"] {
      guard let range = body.range(of: " \(comparison) ") else { continue }
      let (left, right) = (String(body[..<range.lowerBound]), String(body[range.upperBound...]))
      if comparison == "~=" { return try colourFailure(left, right, slack, colour) }
      let a = try Expression(left).value(measure)
      let b = try Expression(right).value(measure)
      let holds =
        switch comparison {
        case "==": abs(a - b) <= slack
        case "<=": a <= b + slack
        case ">=": a >= b - slack
        case "<": a < b
        default: a > b
        }
      return holds ? nil : "\(text): \(a) against \(b)"
    }
    return "\(text): no comparison in it"
  }

  private func colourFailure(
    _ left: String, _ right: String, _ slack: Double, _ colour: Colour
  ) throws -> String? {
    func arguments(_ text: String) -> [String] {
      text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let place = arguments(left)
    let wanted = arguments(right).compactMap(Double.init)
    guard place.count == 3, let x = Double(place[1]), let y = Double(place[2]), wanted.count == 3
    else { return "\(text): not understood" }
    let drawn = try colour(place[0], x, y)
    let holds = zip(drawn, wanted).allSatisfy { abs($0 - $1) <= slack }
    return holds ? nil : "\(text): drawn \(drawn)"
  }
}

/// Numbers, probes' quantities, + − × ÷ and parentheses.
private struct Expression {
  private var rest: Substring

  struct NotUnderstood: Error, CustomStringConvertible {
    let description: String
  }

  init(_ text: String) {
    rest = Substring(text.filter { $0 != " " })
  }

  func value(_ measure: Relation.Measure) throws -> Double {
    var copy = self
    let value = try copy.sum(measure)
    guard copy.rest.isEmpty else { throw NotUnderstood(description: String(copy.rest)) }
    return value
  }

  private mutating func sum(_ measure: Relation.Measure) throws -> Double {
    var value = try product(measure)
    while let sign = rest.first, sign == "+" || sign == "-" {
      rest.removeFirst()
      let next = try product(measure)
      value += sign == "+" ? next : -next
    }
    return value
  }

  private mutating func product(_ measure: Relation.Measure) throws -> Double {
    var value = try factor(measure)
    while let sign = rest.first, sign == "*" || sign == "/" {
      rest.removeFirst()
      let next = try factor(measure)
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor(_ measure: Relation.Measure) throws -> Double {
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    rest = rest.dropFirst(word.count)
    if let number = Double(word) { return number }
    guard rest.first == "(" else { throw NotUnderstood(description: word) }
    rest.removeFirst()
    if word.isEmpty {
      let value = try sum(measure)
      guard rest.first == ")" else { throw NotUnderstood(description: String(rest)) }
      rest.removeFirst()
      return value
    }
    let probe = String(rest.prefix { $0 != ")" })
    rest = rest.dropFirst(probe.count + 1)
    return try measure(word, probe)
  }
}
