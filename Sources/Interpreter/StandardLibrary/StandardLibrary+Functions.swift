import Catalog
import FigureLimits
import Foundation

extension StandardLibrary {
  static let freeFunctions: [Entry] =
    extremes
    + plain.map { name, function in
      .standard(.function, "", name, "func \(name)(_ x: Double) -> Double") { _, arguments in
        .double(function(try arguments[0].asNumber(0)))
      }
    }
    + twofold.map { name, function in
      .standard(.function, "", name, "func \(name)(_ x: Double, _ y: Double) -> Double") {
        _, arguments in
        .double(function(try arguments[0].asNumber(0), try arguments[1].asNumber(1)))
      }
    } + others

  private static let plain: [(String, @Sendable (Double) -> Double)] = [
    ("sqrt", { $0.squareRoot() }), ("sin", { sin($0) }), ("cos", { cos($0) }),
    ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }),
    ("exp", { exp($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
    ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
    ("trunc", { $0.rounded(.towardZero) }), ("cbrt", { cbrt($0) }),
  ]

  private static let twofold: [(String, @Sendable (Double, Double) -> Double)] = [
    ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }),
    ("fmod", { fmod($0, $1) }),
  ]

  private static let extremes: [Entry] = [
    .standard(.function, "", "max", "func max(_ x: T, _ y: T, _ rest: T...) -> T") { _, arguments in
      try extreme(arguments) { try standardIsLess($0, $1) || !standardIsLess($1, $0) }
    },
    .standard(.function, "", "min", "func min(_ x: T, _ y: T, _ rest: T...) -> T") { _, arguments in
      try extreme(arguments) { try standardIsLess($1, $0) }
    },
    .standard(.function, "", "abs", "func abs(_ x: T) -> T") { _, arguments in
      switch arguments[0].dereferenced {
      case .int(let int):
        guard int != .min else { throw Fault("the result does not fit into an 'Int'") }
        return .int(abs(int))
      case .symbol(let number as LiteralNumber):
        return .symbol(
          LiteralNumber(
            int: number.int.map { abs($0) }, double: abs(number.double), isShared: number.isShared))
      case let value: return .double(abs(try value.asNumber(0)))
      }
    },
  ]

  /// Of equal values `max` answers the last and `min` the first, as Swift's do.
  private static func extreme(
    _ arguments: [Value], _ replaces: (Value, Value) throws -> Bool
  ) throws -> Value {
    guard case .array(let rest, _)? = arguments.last else { return .void }
    var values = [arguments[0], arguments[1]] + rest
    let hasDouble = values.contains { if case .double = $0.dereferenced { true } else { false } }
    for (index, value) in values.enumerated() {
      if case .symbol(let symbol) = value, !(symbol is LiteralNumber) {
        guard let number = try symbol.resolve(owners: ["CGFloat", "Double"]) else {
          throw StandardMisfit(parameter: min(index, 2))
        }
        values[index] = number
      } else if hasDouble, let number = value.number {
        values[index] = .double(number)
      }
    }
    if values.contains(where: { $0.number?.isNaN ?? false }) { return .double(.nan) }
    if !hasDouble, values.contains(where: { $0.literalNumber != nil }) {
      return try literalExtreme(values, replaces)
    }
    var result = values[0].dereferenced
    for value in values.dropFirst() where try replaces(result, value) {
      result = value.dereferenced
    }
    return result
  }

  /// Of literals of no known type, once as whole numbers and once as broken ones.
  private static func literalExtreme(
    _ values: [Value], _ replaces: (Value, Value) throws -> Bool
  ) throws -> Value {
    func extreme(of values: [Value]) throws -> Value? {
      try values.dropFirst().reduce(values.first) { result, value in
        guard let result else { return value }
        return try replaces(result, value) ? value : result
      }
    }
    let whole = values.compactMap { $0.wholeNumber.map { Value.int($0) } }
    let broken = values.compactMap { $0.number.map { Value.double($0) } }
    let int = whole.count == values.count ? try extreme(of: whole)?.wholeNumber : nil
    let isShared = values.contains { $0.literalNumber?.isShared == true }
    return .symbol(
      LiteralNumber(
        int: int, double: try extreme(of: broken)?.number ?? .nan, isShared: isShared))
  }

  private static let others: [Entry] = [
    .standard(.function, "", "zip", "func zip(_ a: Sequence, _ b: Sequence)") { _, arguments in
      let pairs = zip(
        try elements(of: arguments[0], besides: arguments[1]),
        try elements(of: arguments[1], besides: arguments[0]))
      return .array(pairs.map { .tuple([.init(nil, $0), .init(nil, $1)]) })
    },
    .standard(.function, "", "stride", "func stride(from: T, to: T, by: T)") { _, arguments in
      try stride(arguments, includesEnd: false)
    },
    .standard(.function, "", "stride", "func stride(from: T, through: T, by: T)") { _, arguments in
      try stride(arguments, includesEnd: true)
    },
    .standard(.function, "", "repeatElement", "func repeatElement(_ element: T, count: Int)") {
      _, arguments in
      .array([Value](repeating: arguments[0], count: try count(arguments[1], 1)))
    },
    .standard(.function, "", "swap", "func swap(_ a: inout T, _ b: inout T)") { _, arguments in
      guard case .reference(let a) = arguments[0], case .reference(let b) = arguments[1] else {
        throw StandardMisfit(parameter: 0)
      }
      (a.value, b.value) = (b.value, a.value)
      return .void
    },
    .standard(.function, "", "print", "func print(_ items: Any..., separator: String = \" \")") {
      _, _ in .void
    },
    .standard(.function, "", "fatalError", "func fatalError(_ message: String = \"\")") {
      _, arguments in throw Fault("fatal error: \(try arguments[0].asString(0))")
    },
    .standard(
      .function, "", "preconditionFailure", "func preconditionFailure(_ message: String = \"\")"
    ) {
      _, arguments in throw Fault("fatal error: \(try arguments[0].asString(0))")
    },
    .standard(
      .function, "", "precondition",
      "func precondition(_ condition: Bool, _ message: String = \"\")"
    ) {
      _, arguments in try require(arguments, "precondition")
    },
    .standard(.function, "", "assert", "func assert(_ condition: Bool, _ message: String = \"\")") {
      _, arguments in try require(arguments, "assertion")
    },
  ]

  /// The elements of a sequence; of `1...`, which has no end, as many as another has.
  private static func elements(of value: Value, besides other: Value) throws -> [Value] {
    guard case .range(let range) = value.dereferenced, range.upper == nil,
      let lower = range.lower?.wholeNumber
    else { return try Interpreter.elements(of: value) }
    return try Interpreter.elements(of: other).indices.map { .int(lower + $0) }
  }

  private static func require(_ arguments: [Value], _ what: String) throws -> Value {
    guard case .bool(let isTrue) = arguments[0] else { throw StandardMisfit(parameter: 0) }
    if isTrue { return .void }
    throw Fault("\(what) failed: \(try arguments[1].asString(1))")
  }

  static func count(_ value: Value, _ parameter: Int) throws -> Int {
    let count = try value.asInt(parameter)
    guard count >= 0 else { throw Fault("a count cannot be negative") }
    guard count <= Limits.largestCollection else {
      throw Fault.beyond(.elements)
    }
    return count
  }

  private static func stride(_ arguments: [Value], includesEnd: Bool) throws -> Value {
    let numbers = try arguments.enumerated().map { try $0.element.asNumber($0.offset) }
    let (start, end, step) = (numbers[0], numbers[1], numbers[2])
    guard step != 0, step.isFinite, start.isFinite else {
      throw Fault("a stride needs a step that is neither zero nor infinite")
    }
    let steps = (end - start) / step
    guard steps < Double(Limits.largestCollection) else {
      throw Fault.beyond(.elements)
    }
    // A step of literals that is no whole number, as `1 / 2`, is a broken one.
    let ints = arguments.compactMap(\.wholeNumber)
    if ints.count == 3, ints[2] != 0 {
      let values =
        includesEnd
        ? Array(Swift.stride(from: ints[0], through: ints[1], by: ints[2]))
        : Array(Swift.stride(from: ints[0], to: ints[1], by: ints[2]))
      return .array(values.map { .int($0) })
    }
    let values =
      includesEnd
      ? Array(Swift.stride(from: start, through: end, by: step))
      : Array(Swift.stride(from: start, to: end, by: step))
    return .array(values.map { .double($0) })
  }
}
