/// What a fixture needs and the machine lacks: no fault of the fixture, so it has no place in it.
public struct EnvironmentFailure: Error, CustomStringConvertible {
  public var description: String

  public init(_ description: String) {
    self.description = description
  }
}
