/// Keys and values in the order they were inserted, so that no output depends on hashing.
///
/// A removed pair leaves a gap until there are more gaps than pairs, so that removing is quick.
public struct ValueDictionary {
  private var pairs: [(key: Value, value: Value)?] = []
  private var places: [HashKey: Int] = [:]
  /// How many levels of values it has.
  public private(set) var depth: Int32 = 1

  /// Elements that one dictionary or set may have.
  private static let limit = 1_000_000

  public init() {}

  public var count: Int { places.count }
  public var isEmpty: Bool { places.isEmpty }
  public var keys: [Value] { pairs.compactMap { $0?.key } }
  public var firstKey: Value? { pairs.lazy.compactMap { $0?.key }.first }
  public var values: [Value] { pairs.compactMap { $0?.value } }

  /// - Throws: `BridgingError` where the key is none that can be looked up.
  public func value(for key: Value) throws -> Value? {
    try places[key.hashKey()].flatMap { pairs[$0]?.value }
  }

  public func contains(_ key: Value) throws -> Bool {
    try places[key.hashKey()] != nil
  }

  /// Changes the value for a key in place; nil removes it, and adds none.
  public mutating func modify(
    _ key: Value, default initial: Value?, _ change: (inout Value?) throws -> Void
  ) throws {
    let hashed = try key.hashKey()
    guard let place = places[hashed], let pair = pairs[place] else {
      var value = initial
      try change(&value)
      guard let value else { return }
      guard count < Self.limit else {
        throw BridgingError("a collection would have more than \(Self.limit) elements")
      }
      add(key, hashed, value)
      return
    }
    var value = Optional(pair.value)
    pairs[place]?.value = .void
    defer {
      if let value {
        pairs[place]?.value = value
        depth = max(depth, 1 + value.depth)
      } else {
        remove(hashed, at: place)
      }
    }
    try change(&value)
  }

  /// Sets the value for a key; answers what was there.
  @discardableResult
  public mutating func set(_ key: Value, to new: Value) throws -> Value? {
    var old: Value?
    try modify(key, default: nil) { value in
      old = value
      value = new
    }
    return old
  }

  @discardableResult
  public mutating func remove(_ key: Value) throws -> Value? {
    let hashed = try key.hashKey()
    guard let place = places[hashed] else { return nil }
    let old = pairs[place]?.value
    remove(hashed, at: place)
    return old
  }

  public func mapValues(_ transform: (Value) throws -> Value) rethrows -> ValueDictionary {
    var result = self
    for index in pairs.indices {
      guard let pair = pairs[index] else { continue }
      let value = try transform(pair.value)
      result.pairs[index]?.value = value
      result.depth = max(result.depth, 1 + value.depth)
    }
    return result
  }

  private mutating func add(_ key: Value, _ hashed: HashKey, _ value: Value) {
    places[hashed] = pairs.count
    pairs.append((key, value))
    depth = max(depth, 1 + max(key.depth, value.depth))
  }

  private mutating func remove(_ hashed: HashKey, at place: Int) {
    places[hashed] = nil
    pairs[place] = nil
    guard pairs.count > 16, pairs.count > 2 * places.count else { return }
    var moved = [Int](repeating: 0, count: pairs.count)
    var next = 0
    for index in pairs.indices where pairs[index] != nil {
      moved[index] = next
      next += 1
    }
    pairs.removeAll { $0 == nil }
    places = places.mapValues { moved[$0] }
  }
}
