/// A type that fixture code declares, handed to compiled code as `Middle.self`.
///
/// The interpreter makes one of a `.type` argument whose type the fixture declares, so that
/// compiled code can read static members: an alignment's default value, a layout key's.
public struct DeclaredType: Bridged {
  public let name: String
  /// A static property, or nil where the type has none of that name.
  public let property: (String) throws -> Value?
  /// Calls a static method.
  public let call: (String, [Argument]) throws -> Value
  /// Keeps an error that came up where compiled code cannot throw; the run fails with it.
  public let report: (any Error) -> Void

  public static var typeName: String { "Any.Type" }

  public init(
    name: String, property: @escaping (String) throws -> Value?,
    call: @escaping (String, [Argument]) throws -> Value, report: @escaping (any Error) -> Void
  ) {
    self.name = name
    self.property = property
    self.call = call
    self.report = report
  }
}
