/// A key path of fixture code, with the code that reads and sets through it.
public struct PropertyPath: Bridged {
  /// The names behind the backslash.
  public let names: [String]
  public let get: (Value) throws -> Value
  public let set: (inout Value, Value) throws -> Void

  public static var typeName: String { "KeyPath" }

  public init(
    names: [String], get: @escaping (Value) throws -> Value,
    set: @escaping (inout Value, Value) throws -> Void
  ) {
    self.names = names
    self.get = get
    self.set = set
  }
}
