/// A Swift type whose values interpreted and compiled code exchange.
public protocol Bridged: SendableMetatype {
  /// The type's name in fixture code.
  static var typeName: String { get }
  /// What a value of this type also is: where else its members are looked for, nearest first.
  static var conformances: [String] { get }
  /// Whose static members `.name` may mean where this type is expected.
  static var symbolOwners: [String] { get }
  /// The value as this type; nil where it is none of this type (another overload may take it).
  ///
  /// - Throws: `BridgingError` where the value is meant for this type and wrong.
  static func bridged(_ value: Value) throws -> Self?
  var value: Value { get }
  /// The value as what it also is, in a box that the table's types know; nil for most. A look at
  /// this is quick, where a cast to a protocol goes through every conformance there is.
  var upcast: AnyObject? { get }
  /// How many levels of values it has, where it is a collection of them; 0 for most.
  var depth: Int32 { get }
}

extension Bridged {
  public var upcast: AnyObject? { nil }
  public var depth: Int32 { 0 }
  public static var typeName: String { _typeName(Self.self, qualified: false) }
  public static var conformances: [String] { [] }
  public static var symbolOwners: [String] { [typeName] }
  public var value: Value { .native(self) }

  public static func bridged(_ value: Value) throws -> Self? {
    try native(value)
  }

  /// The default bridge: a compiled value of this very type, or a symbol that means one.
  public static func native(_ value: Value) throws -> Self? {
    switch value {
    case .native(let native): return native as? Self
    case .reference(let reference): return try bridged(reference.value)
    case .symbol(let symbol):
      guard let resolved = try symbol.resolve(owners: symbolOwners) else { return nil }
      if case .symbol = resolved { return nil }
      return try bridged(resolved)
    default: return nil
    }
  }
}

/// A compiled collection that fixture code can iterate, index and map.
public protocol BridgedCollection: Bridged {
  var elements: [Value] { get }
}

extension BridgedCollection {
  public static var conformances: [String] { ["Collection", "Sequence"] }
}

/// What compiled code finds wrong with a value; the interpreter adds the place.
public struct BridgingError: Error {
  public var message: String
  /// What to write instead, as a full sentence.
  public var hint: String?
  /// The index of the declared parameter that is wrong, if it is one.
  public var parameter: Int?
  /// Its name, where that is known rather than the index.
  public var parameterName: String?

  public init(_ message: String, hint: String? = nil, parameter: Int? = nil) {
    self.message = message
    self.hint = hint
    self.parameter = parameter
  }
}
