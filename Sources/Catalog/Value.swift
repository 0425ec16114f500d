/// A value of fixture code while it runs.
///
/// Only the large and the recursive cases are boxed, so that numbers cost no allocation.
public enum Value {
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// `nil`.
  case none
  /// An array, and how many levels of values it has.
  case array([Value], depth: Int32)
  case dictionary(ValueDictionary)
  case tuple([TupleElement], depth: Int32)
  indirect case range(ValueRange)
  /// A closure or a function.
  case function(any Function)
  /// `.leading`, `.indigo.gradient`, `.system(size: 12)`: it gets its meaning from the type that
  /// is expected where it is used.
  case symbol(any Symbol)
  /// `\.layoutDirection`: the names after the backslash.
  case keyPath([String])
  /// A value of a type that fixture code declares.
  case instance(any Instance)
  /// A value of a compiled type.
  indirect case native(any Bridged)
  /// A type by its name, as in `Color.self` or `Color.red`.
  case type(String)
  /// An `inout` argument.
  case reference(Reference)

  public struct TupleElement {
    public var label: String?
    public var value: Value

    public init(_ label: String? = nil, _ value: Value) {
      self.label = label
      self.value = value
    }
  }
}

extension Value {
  public static func array(_ values: [Value]) -> Value {
    .array(values, depth: 1 + deepest(values))
  }

  public static func tuple(_ elements: [TupleElement]) -> Value {
    .tuple(elements, depth: 1 + (elements.lazy.map(\.value.depth).max() ?? 0))
  }

  /// How many levels of values it has: 0 for a number, 2 for `[[1]]`.
  ///
  /// Values are released, compared and shown by recursion, so that somebody has to limit this.
  /// Objects that are shared, as closures and instances of classes, count as one level.
  public var depth: Int32 {
    switch self {
    case .array(_, let depth), .tuple(_, let depth): depth
    case .dictionary(let pairs): pairs.depth
    case .instance(let instance): instance.depth
    case .symbol(let symbol): symbol.depth
    case .native(let native): native.depth
    case .function(let function): function.depth
    default: 0
    }
  }

  /// The depth of the deepest of several values; 0 where there are none.
  public static func deepest(_ values: [Value]) -> Int32 {
    var deepest: Int32 = 0
    for value in values { deepest = max(deepest, value.depth) }
    return deepest
  }
}

/// A place that holds a value: what `inout` passes.
public final class Reference {
  public var value: Value

  public init(_ value: Value) {
    self.value = value
  }
}

/// A range of whole or broken numbers; a missing bound is nil.
public struct ValueRange {
  public var lower: Value?
  public var upper: Value?
  public var includesUpper: Bool

  public init(lower: Value?, upper: Value?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }
}

/// An argument of a call: its label, if it has one, and its value.
public struct Argument {
  public var label: String?
  public var value: Value

  public init(_ label: String? = nil, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// A closure or function of fixture code, callable from compiled code.
public protocol Function: AnyObject {
  /// The number of parameters; for a closure with `$0`, of those it uses.
  var parameterCount: Int { get }
  /// How many levels of values it holds, where it cannot be taken apart when it goes.
  var depth: Int32 { get }
  /// Whether it captured a compiled value that `isWanted`, itself or in one of the fixture's.
  func captures(_ isWanted: (any Bridged) -> Bool) -> Bool
  /// Runs the body and answers what it returns.
  func call(_ arguments: [Value]) throws -> Value
  /// Runs the body as a result builder and answers the value of every statement that has one.
  func build(_ arguments: [Value]) throws -> [Value]
}

extension Function {
  public var depth: Int32 { 0 }
  public func captures(_ isWanted: (any Bridged) -> Bool) -> Bool { false }
}

/// A member access that waits for its type.
public protocol Symbol: AnyObject {
  /// The first name after the dot, for messages.
  var name: String { get }
  /// How many levels of values its arguments have.
  var depth: Int32 { get }
  /// The value where a type is expected whose static members these owners have; nil where none
  /// of them has a member of that name.
  func resolve(owners: [String]) throws -> Value?
  /// The value where nothing says which type is expected; nil where there is none.
  var valueByDefault: Value? { get }
}

extension Symbol {
  public var valueByDefault: Value? { nil }
}

extension Value {
  /// The value where nothing says which type its literals have: those of numbers without a
  /// decimal point are whole.
  public var settled: Value {
    switch self {
    case .symbol(let symbol): symbol.valueByDefault ?? self
    case .array(let values, _) where values.first?.isLoose == true: .array(values.map(\.settled))
    case .tuple(let elements, _) where elements.contains(where: \.value.isLoose):
      .tuple(elements.map { .init($0.label, $0.value.settled) })
    case .dictionary(let pairs) where pairs.values.first?.isLoose == true:
      .dictionary(pairs.mapValues(\.settled))
    default: self
    }
  }

  /// Whether it has literals without a type; all elements of an array have one type.
  private var isLoose: Bool {
    switch self {
    case .symbol(let symbol): symbol.valueByDefault != nil
    case .array(let values, _): values.first?.isLoose == true
    case .tuple(let elements, _): elements.contains(where: \.value.isLoose)
    case .dictionary(let pairs): pairs.values.first?.isLoose == true
    default: false
    }
  }
}

/// A value of a struct, enum or class that fixture code declares.
public protocol Instance: AnyObject {
  var typeName: String { get }
  /// How many levels of values it has.
  var depth: Int32 { get }
  /// What tells it from other values in a dictionary or set; nil where its type has no such key.
  func hashKey(_ budget: inout Int) throws -> HashKey?
  /// Whether the type, its extensions or its protocols name this protocol.
  func conforms(to protocolName: String) -> Bool
  /// Whether the type has a method or property of this name of its own.
  func hasMember(_ name: String) -> Bool
  /// Whether the type has a method of this name, with any labels, of its own.
  func hasMethod(_ name: String) -> Bool
  /// Whether it has a method of this name whose first parameter takes a value.
  func hasMethod(_ name: String, taking value: Value) -> Bool
  /// A stored or computed property.
  func property(_ name: String) throws -> Value
  /// A property whose body is a result builder: the value of every statement that has one.
  func buildProperty(_ name: String) throws -> [Value]
  /// Calls a method. `.reference` values are passed `inout`.
  func call(_ method: String, _ arguments: [Argument]) throws -> Value
  /// Calls a method whose body is a result builder.
  func buildCall(_ method: String, _ arguments: [Argument]) throws -> [Value]
  /// A static property of the type, or nil where it has none.
  func staticProperty(_ name: String) throws -> Value?
  /// A copy of which one property has another value: how compiled code gives `@Environment`.
  func setting(_ property: String, to value: Value) -> any Instance
  /// Attributes written on stored properties: name, attribute and the attribute's arguments.
  var attributedProperties: [AttributedProperty] { get }
  /// Keeps an error that came up where compiled code cannot throw; the run fails with it.
  func report(_ error: any Error)
}

/// A stored property with a wrapper, as `@Environment(\.layoutDirection) var direction`.
public struct AttributedProperty {
  public var name: String
  public var attribute: String
  public var arguments: [Argument]
  /// The property's type as it is written; nil where none is.
  public var type: String?

  public init(name: String, attribute: String, arguments: [Argument], type: String? = nil) {
    self.name = name
    self.attribute = attribute
    self.arguments = arguments
    self.type = type
  }
}
