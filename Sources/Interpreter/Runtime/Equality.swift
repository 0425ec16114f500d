import Catalog

/// Whether two values are equal as Swift's synthesised `==` says: by parts, in order.
///
/// - Throws: `Fault` where a value has parts nested too deep or too many to compare.
func areEqual(_ a: Value, _ b: Value) throws -> Bool {
  var budget = 10_000_000
  return try areEqual(a, b, depth: 0, budget: &budget)
}

private func areEqual(_ a: Value, _ b: Value, depth: Int, budget: inout Int) throws -> Bool {
  budget -= 1
  guard budget > 0, depth < 1_000 else { throw Fault.tooMuchToCompare }
  switch (a, b) {
  case (.int(let a), .int(let b)): return a == b
  case (.double(let a), .double(let b)): return a == b
  case (.bool(let a), .bool(let b)): return a == b
  case (.string(let a), .string(let b)): return a == b
  case (.none, .none), (.void, .void): return true
  case (.type(let a), .type(let b)): return a == b
  case (.keyPath(let a), .keyPath(let b)): return a == b
  case (.reference(let box), _):
    return try areEqual(box.value, b, depth: depth + 1, budget: &budget)
  case (_, .reference(let box)):
    return try areEqual(a, box.value, depth: depth + 1, budget: &budget)
  case (.array(let a, _), .array(let b, _)): return try areEqual(a, b, depth, &budget)
  case (.tuple(let a, _), .tuple(let b, _)):
    return try areEqual(a.map(\.value), b.map(\.value), depth, &budget)
  case (.dictionary(let a), .dictionary(let b)):
    guard a.count == b.count else { return false }
    for (key, value) in zip(a.keys, a.values) {
      guard let other = try b.value(for: key),
        try areEqual(value, other, depth: depth + 1, budget: &budget)
      else { return false }
    }
    return true
  case (.range(let a), .range(let b)):
    return try a.includesUpper == b.includesUpper
      && areEqual(a.lower ?? .none, b.lower ?? .none, depth: depth + 1, budget: &budget)
      && areEqual(a.upper ?? .none, b.upper ?? .none, depth: depth + 1, budget: &budget)
  case (.instance(let a as InstanceValue), .instance(let b as InstanceValue)):
    if let own = try a.machine.declaredEquality(.instance(a), .instance(b)) { return own }
    if a === b { return true }
    guard a.type === b.type, a.type.kind != .class, a.enumCase === b.enumCase else { return false }
    return try areEqual(a.fields, b.fields, depth, &budget)
  case (.native(let a), .native(let b)): return try areEqual(a, b)
  case (.symbol(let first), .symbol(let second))
  where a.literalNumber == nil || b.literalNumber == nil:
    return first === second || first.name == second.name
  default:
    if let x = a.comparedWhole, let y = b.comparedWhole { return x == y }
    if let x = a.number, let y = b.number { return x == y }
    return false
  }
}

private func areEqual(_ a: [Value], _ b: [Value], _ depth: Int, _ budget: inout Int) throws -> Bool
{
  guard a.count == b.count else { return false }
  for (x, y) in zip(a, b) {
    guard try areEqual(x, y, depth: depth + 1, budget: &budget) else { return false }
  }
  return true
}

private func areEqual(_ a: any Bridged, _ b: any Bridged) throws -> Bool {
  if let a = a as? ValueSet, let b = b as? ValueSet {
    return try a.count == b.count && a.elements.allSatisfy { try b.contains($0) }
  }
  if let a = a as? any Equatable { return isEqual(a, to: b) }
  if let a = a as? any BridgedCollection, let b = b as? any BridgedCollection {
    return try areEqual(.array(a.elements), .array(b.elements))
  }
  throw Fault("values of type '\(type(of: a).typeName)' cannot be compared")
}

private func isEqual<T: Equatable>(_ a: T, to b: any Bridged) -> Bool {
  (b as? T).map { $0 == a } ?? false
}

extension Fault {
  fileprivate static let tooMuchToCompare = Fault("the values are too large to be compared")
}
