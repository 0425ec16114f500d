/// What tells a value from others in a dictionary or set: equal values have equal keys.
public indirect enum HashKey: Hashable {
  case none
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  /// A type, a case or a symbol by its name, and the keys of its parts.
  case named(String, [HashKey])
  case set(Set<HashKey>)
  case dictionary([HashKey: HashKey])
  case object(ObjectIdentifier)
  case native(AnyHashable)
}

extension Value {
  /// The value's key.
  ///
  /// - Throws: `BridgingError` where its type has none, or it has too many parts.
  public func hashKey() throws -> HashKey {
    var budget = Value.partsOfKey
    return try hashKey(&budget)
  }

  /// Values with more parts than this are no keys.
  private static let partsOfKey = 1_000_000

  public func hashKey(_ budget: inout Int) throws -> HashKey {
    budget -= 1
    guard budget > 0 else { throw BridgingError("the value is too large for a key") }
    switch self {
    case .none: return .none
    case .void: return .named("Void", [])
    case .bool(let bool): return .bool(bool)
    case .int(let int): return .int(int)
    case .double(let double): return Int(exactly: double).map { .int($0) } ?? .number(double)
    case .string(let string): return .text(string)
    case .array(let values, _): return .named("Array", try values.map { try $0.hashKey(&budget) })
    case .dictionary(let pairs):
      var keys: [HashKey: HashKey] = [:]
      for (key, value) in zip(pairs.keys, pairs.values) {
        keys[try key.hashKey(&budget)] = try value.hashKey(&budget)
      }
      return .dictionary(keys)
    case .type(let name): return .named(name, [])
    case .keyPath(let names): return .named("KeyPath", names.map { .text($0) })
    case .symbol(let symbol):
      if let number = try symbol.resolve(owners: ["Int"]) { return try number.hashKey(&budget) }
      if let number = try symbol.resolve(owners: ["Double"]) { return try number.hashKey(&budget) }
      return .named(".\(symbol.name)", [])
    case .instance(let instance):
      if let key = try instance.hashKey(&budget) { return key }
      throw Value.noKey(instance.typeName)
    case .native(let native):
      if let collection = native as? any BridgedCollection {
        return .set(Set(try collection.elements.map { try $0.hashKey(&budget) }))
      }
      if let hashable = native as? any Hashable { return .native(AnyHashable(hashable)) }
      throw Value.noKey(Swift.type(of: native).typeName)
    case .range(let range):
      let bounds = [range.lower ?? .none, range.upper ?? .none]
      return .named(
        range.includesUpper ? "ClosedRange" : "Range", try bounds.map { try $0.hashKey(&budget) })
    case .reference(let reference): return try reference.value.hashKey(&budget)
    case .tuple: throw Value.noKey("tuple")
    case .function: throw Value.noKey("function")
    }
  }

  private static func noKey(_ type: String) -> BridgingError {
    BridgingError("'\(type)' does not conform to 'Hashable'")
  }
}
