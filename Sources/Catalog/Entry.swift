/// One declaration that fixture code may use, and the compiled code behind it.
public struct Entry: Sendable {
  public enum Kind: Hashable, Sendable {
    case initializer
    case method
    case mutatingMethod
    case property
    case staticMethod
    case staticProperty
    case function
    case instanceSubscript
    /// A binary operator; `owner` is the left operand's type.
    case infixOperator
  }

  /// What calling an entry comes to.
  public enum Outcome {
    case value(Value)
    /// The argument for the parameter at this index, or the receiver (-1), is of another type.
    case mismatch(parameter: Int, owners: [String])
  }

  public var kind: Kind
  /// The type, or protocol, that has the declaration; empty for a free function.
  public var owner: String
  /// The name without labels; `init` for an initialiser, `subscript` for a subscript.
  public var name: String
  /// The declaration as SwiftUI documents it: labels, types and defaults are read from it.
  public var declaration: String
  /// What SwiftUI says but a still picture does not show: accepted and left out by name.
  public var isIgnored: Bool
  /// What SwiftUI says and nothing here does: the entry only tells why.
  public var isRefused = false
  /// How many of a figure's steps a call is: more for what takes as long as many others.
  public var steps = 1
  /// Calls the compiled code with a value for every declared parameter, in order.
  public var apply: @Sendable (inout Value, [Value]) throws -> Outcome
  /// Sets a property; nil for one that cannot be set.
  public var set: (@Sendable (inout Value, Value) throws -> Outcome)?

  public init(
    _ kind: Kind, of owner: String, _ name: String, _ declaration: String,
    isIgnored: Bool = false,
    set: (@Sendable (inout Value, Value) throws -> Outcome)? = nil,
    apply: @escaping @Sendable (inout Value, [Value]) throws -> Outcome
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.declaration = declaration
    self.isIgnored = isIgnored
    self.set = set
    self.apply = apply
  }
}

extension Entry {
  /// The entry with a call that counts as several steps.
  public func taking(steps: Int) -> Entry {
    var entry = self
    entry.steps = steps
    return entry
  }
}

/// Thrown inside an entry's closure to say which argument did not fit; `apply` answers it.
struct Misfit: Error {
  var parameter: Int
  var owners: [String]
}

/// Hands out arguments in order, each as the type that is asked for.
struct ArgumentReader {
  private let values: [Value]
  private var index = 0

  init(_ values: [Value]) {
    self.values = values
  }

  mutating func next<T: Bridged>(_ type: T.Type) throws -> T {
    defer { index += 1 }
    guard index < values.count else { throw Misfit(parameter: index, owners: []) }
    do {
      guard let value = try T.bridged(values[index]) else {
        throw Misfit(parameter: index, owners: T.symbolOwners)
      }
      return value
    } catch var error as BridgingError where error.parameter == nil {
      error.parameter = index
      throw error
    }
  }
}

extension Entry {
  /// Runs `body` and turns a misfit into the outcome that says so.
  static func outcome(_ body: () throws -> Value) throws -> Outcome {
    do {
      return .value(try body())
    } catch let misfit as Misfit {
      return .mismatch(parameter: misfit.parameter, owners: misfit.owners)
    }
  }

  static func receiver<T: Bridged>(_ value: Value, as type: T.Type) throws -> T {
    guard let receiver = try T.bridged(value) else { throw Misfit(parameter: -1, owners: []) }
    return receiver
  }
}
