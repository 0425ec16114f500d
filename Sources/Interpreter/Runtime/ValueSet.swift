import Catalog

/// A set of values in the order they were inserted, so that no output depends on hashing.
struct ValueSet: BridgedCollection {
  static var typeName: String { "Set" }
  static var conformances: [String] { ["Collection"] }

  private var members = ValueDictionary()

  init(_ values: [Value] = []) throws {
    for value in values { try insert(value) }
  }

  var elements: [Value] { members.keys }
  var count: Int { members.count }
  var depth: Int32 { members.depth }

  func contains(_ value: Value) throws -> Bool {
    try members.contains(members.meaning(of: value))
  }

  /// Answers whether the value is new.
  @discardableResult
  mutating func insert(_ value: Value) throws -> Bool {
    let value = try members.meaning(of: value)
    if try members.contains(value) { return false }
    try members.set(value, to: .void)
    return true
  }

  /// Answers the value that was there, if it was.
  mutating func remove(_ value: Value) throws -> Value? {
    let value = try members.meaning(of: value)
    return try members.remove(value) == nil ? nil : value
  }
}

extension ValueDictionary {
  /// A key as it is meant: `.name` is a member of the type of the keys that are there.
  func meaning(of key: Value) throws -> Value {
    guard case .symbol(let symbol as SymbolValue) = key, let known = firstKey else {
      return key.dereferenced
    }
    return try symbol.machine.resolve(symbol, like: known) ?? key
  }
}
