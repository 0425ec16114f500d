import Catalog

/// A set of values in the order they were inserted, so that no output depends on hashing.
struct ValueSet: BridgedCollection {
  static var typeName: String { "Set" }
  static var conformances: [String] { ["Collection"] }

  private(set) var elements: [Value] = []
  private var index = ValueIndex()

  init(_ values: [Value] = []) throws {
    for value in values { try insert(value) }
  }

  func contains(_ value: Value) throws -> Bool {
    try index.find(value, in: elements) != nil
  }

  /// Answers whether the value is new.
  @discardableResult
  mutating func insert(_ value: Value) throws -> Bool {
    if try contains(value) { return false }
    index.add(value, at: elements.count)
    elements.append(value)
    return true
  }

  /// Answers the value that was there, if it was.
  mutating func remove(_ value: Value) throws -> Value? {
    guard let place = try index.find(value, in: elements) else { return nil }
    let removed = elements.remove(at: place)
    index = ValueIndex(elements)
    return removed
  }
}

/// Finds values by a key where they have one (numbers, strings, bools, plain enum cases), else by
/// comparing with all.
struct ValueIndex {
  enum Key: Hashable {
    case number(Double)
    case int(Int)
    case string(String)
    case bool(Bool)
    case enumCase(String)
  }

  private var places: [Key: Int] = [:]
  private var others: [Int] = []

  init(_ values: [Value] = []) {
    for (place, value) in values.enumerated() { add(value, at: place) }
  }

  static func key(of value: Value) -> Key? {
    switch value {
    case .int(let int): return .int(int)
    case .double(let double):
      if let int = Int(exactly: double) { return .int(int) }
      return .number(double)
    case .string(let string): return .string(string)
    case .bool(let bool): return .bool(bool)
    case .symbol(let symbol): return (symbol as? LiteralNumber).flatMap { key(of: $0.settled) }
    case .instance(let instance):
      guard let instance = instance as? InstanceValue, let name = instance.plainCaseName else {
        return nil
      }
      return .enumCase("\(instance.typeName).\(name)")
    default: return nil
    }
  }

  mutating func add(_ value: Value, at place: Int) {
    if let key = ValueIndex.key(of: value) {
      if places[key] == nil { places[key] = place }
    } else {
      others.append(place)
    }
  }

  func find(_ value: Value, in values: [Value]) throws -> Int? {
    if let key = ValueIndex.key(of: value) { return places[key] }
    for place in others where place < values.count {
      if try areEqual(values[place], value) { return place }
    }
    // A symbol has no key, and the values it may mean have.
    if case .symbol = value {
      return try values.firstIndex { try areEqual($0, value) }
    }
    return nil
  }
}
