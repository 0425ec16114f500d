import Catalog
import FigureLimits

/// The part of Swift's standard library that layout code uses, as a table like SwiftUI's.
///
/// Labels, defaults and candidates come from the declarations; the closures see values as they
/// are, because most of these functions are generic.
enum StandardLibrary {
  static let vocabulary = Vocabulary([
    numbers, numberStatics, conversions, freeFunctions, sequences, searching, arrays, slices,
    strings, dictionaries, sets, ranges, identifiers, bindings, optionSets, hashing,
    rarer, characterSets, scanners, wholeNumbers, characters,
  ])
}

/// A function of the standard library on values.
typealias StandardFunction = @Sendable (inout Value, [Value]) throws -> Value

extension Entry {
  static func standard(
    _ kind: Kind, _ owner: String, _ name: String, _ declaration: String,
    _ body: @escaping StandardFunction
  ) -> Entry {
    Entry(kind, of: owner, name, declaration) { receiver, arguments in
      do {
        return .value(try body(&receiver, arguments))
      } catch let misfit as StandardMisfit {
        return .mismatch(parameter: misfit.parameter, owners: [])
      }
    }
  }

  static func standardMethod(
    _ owner: String, _ name: String, _ declaration: String, _ body: @escaping StandardFunction
  ) -> Entry {
    standard(.method, owner, name, declaration, body)
  }

  static func standardProperty(
    _ owner: String, _ name: String, _ body: @escaping @Sendable (Value) throws -> Value
  ) -> Entry {
    standard(.property, owner, name, "var \(name)") { receiver, _ in try body(receiver) }
  }

  static func standardStatic(
    _ owner: String, _ name: String, _ value: @escaping @Sendable () -> Value
  )
    -> Entry
  {
    standard(.staticProperty, owner, name, "static var \(name): \(owner)") { _, _ in value() }
  }
}

/// An argument that a function of the standard library does not take.
struct StandardMisfit: Error {
  var parameter: Int
}

/// Reads arguments as what a function needs.
extension Value {
  func asNumber(_ parameter: Int) throws -> Double {
    if let number { return number }
    // `cos(.pi)`: a member of the number's type.
    guard let meant = try openSymbol?.resolve(owners: ["Double", "CGFloat"])?.number else {
      throw StandardMisfit(parameter: parameter)
    }
    return meant
  }

  func asInt(_ parameter: Int) throws -> Int {
    guard let wholeNumber else { throw StandardMisfit(parameter: parameter) }
    return wholeNumber
  }

  func asString(_ parameter: Int) throws -> String {
    guard case .string(let string) = dereferenced else {
      throw StandardMisfit(parameter: parameter)
    }
    return string
  }

  /// A closure, or a key path as the function that reads it.
  func asFunction(_ parameter: Int) throws -> any Function {
    switch self {
    case .function(let function): return function
    case .type(let name):
      throw Fault("'\(name)' is a type, not a function", hint: "write '\(name).init'")
    default: throw StandardMisfit(parameter: parameter)
    }
  }
}

/// The elements of anything that can be gone through, in order.
///
/// - Throws: `Fault` for values that cannot, and for more than the library makes at once.
func elements(of value: Value) throws -> [Value] {
  switch value {
  case .array(let values, _): return values
  case .reference(let box): return try elements(of: box.value)
  case .string(let string): return string.map { .string(String($0)) }
  case .native(let collection as any BridgedCollection): return collection.elements
  case .instance(let instance as InstanceValue):
    if let elements = try instance.sequenceElements() { return elements }
    throw Fault("a value of type '\(value.typeDescription)' has no elements to go through")
  case .dictionary(let pairs):
    return zip(pairs.keys, pairs.values).map { key, value in
      .tuple([.init("key", key), .init("value", value)])
    }
  case .range(let range):
    guard let lower = range.lower?.wholeNumber, let upper = range.upper?.wholeNumber else {
      throw Fault("this range cannot be gone through")
    }
    let (count, overflow) = upper.subtractingReportingOverflow(lower)
    guard !overflow, count < Limits.largestCollection else {
      throw Fault.beyond(.elements)
    }
    return range.includesUpper ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
  case .none: throw Fault("the value is 'nil', so it has no elements")
  default: throw Fault("a value of type '\(value.typeDescription)' has no elements to go through")
  }
}

/// `a < b` for the values that the standard library orders itself.
func standardIsLess(_ a: Value, _ b: Value) throws -> Bool {
  if let x = a.comparedWhole, let y = b.comparedWhole { return x < y }
  if let x = a.number, let y = b.number { return x < y }
  if case .string(let x) = a, case .string(let y) = b { return x < y }
  for case .instance(let instance as InstanceValue) in [a, b] {
    if case .bool(let isLess) = try instance.machine.binary("<", a, b) { return isLess }
  }
  throw Fault.noOperator("<", a, b)
}

/// What a closure that decides answers.
func decides(_ function: any Function, _ arguments: [Value]) throws -> Bool {
  guard case .bool(let bool) = try function.call(arguments) else {
    throw Fault("the closure does not answer a 'Bool'")
  }
  return bool
}
