import Foundation

extension Value: Bridged {
  public static var typeName: String { "Any" }
  public static func bridged(_ value: Value) throws -> Value? { value.settled }
  public var value: Value { self }
}

extension Bool: Bridged {
  public static func bridged(_ value: Value) throws -> Bool? {
    if case .bool(let bool) = value { return bool }
    return try native(value)
  }
  public var value: Value { .bool(self) }
}

extension Int: Bridged {
  public static func bridged(_ value: Value) throws -> Int? {
    if case .int(let int) = value { return int }
    return try native(value)
  }
  public var value: Value { .int(self) }
}

extension Double: Bridged {
  /// A whole number serves too: a literal has no type of its own here.
  public static func bridged(_ value: Value) throws -> Double? {
    switch value {
    case .double(let double): return double
    case .int(let int): return Double(int)
    case .symbol(let symbol):
      return try symbol.resolve(owners: ["Double", "CGFloat"]).flatMap { try bridged($0) }
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }
  public var value: Value { .double(self) }
}

extension CGFloat: Bridged {
  public static var typeName: String { "CGFloat" }
  public static func bridged(_ value: Value) throws -> CGFloat? {
    try Double.bridged(value).map { CGFloat($0) }
  }
  public var value: Value { .double(Double(self)) }
}

extension String: Bridged {
  public static func bridged(_ value: Value) throws -> String? {
    if case .string(let string) = value { return string }
    return try native(value)
  }
  public var value: Value { .string(self) }
}

extension Optional: Bridged where Wrapped: Bridged {
  public static var typeName: String { "\(Wrapped.typeName)?" }
  public static var symbolOwners: [String] { Wrapped.symbolOwners }
  public static func bridged(_ value: Value) throws -> Wrapped?? {
    if case .reference(let reference) = value { return try bridged(reference.value) }
    if case .none = value { return .some(.none) }
    guard let wrapped = try Wrapped.bridged(value) else { return nil }
    return .some(wrapped)
  }
  public var value: Value { self?.value ?? Value.none }
}

extension Array: Bridged where Element: Bridged {
  public static var typeName: String { "[\(Element.typeName)]" }
  /// `.init(repeating:count:)` is any array's.
  public static var symbolOwners: [String] { ["Array", typeName] }
  public static func bridged(_ value: Value) throws -> [Element]? {
    let values: [Value]
    switch value {
    case .array(let array, _): values = array
    case .native(let collection as any BridgedCollection): values = collection.elements
    case .reference(let reference): return try bridged(reference.value)
    case .symbol(let symbol):
      return try symbol.resolve(owners: symbolOwners).flatMap { try bridged($0) }
    default: return nil
    }
    var result: [Element] = []
    result.reserveCapacity(values.count)
    for value in values {
      guard let element = try Element.bridged(value) else { return nil }
      result.append(element)
    }
    return result
  }
  public var value: Value { .array(map(\.value)) }
}
