/// A string written as a literal whose type is not known yet.
///
/// Swift gives a literal the type that is expected where it stands: a `String`, or a type such as
/// `LocalizedStringKey` that is made of the literal's parts. Here an argument remembers its parts,
/// with the interpolated values evaluated once, until it meets a parameter's type.
public final class LiteralText: Symbol {
  public enum Part {
    case text(String)
    /// `\(value)` or `\(value, format: style)`: all that stands in the parentheses.
    case interpolation([Argument])
  }

  public let parts: [Part]
  public let depth: Int32
  private let join: ([Part]) throws -> String
  private let convert: (LiteralText, String) throws -> Value?

  /// - Parameters:
  ///   - join: makes a `String` of the parts.
  ///   - convert: makes a value of the type of a name; answers nil where it is none for literals.
  public init(
    _ parts: [Part], join: @escaping ([Part]) throws -> String,
    convert: @escaping (LiteralText, String) throws -> Value?
  ) {
    self.parts = parts
    self.join = join
    self.convert = convert
    var deepest: Int32 = 0
    for case .interpolation(let arguments) in parts {
      deepest = max(deepest, Value.deepest(arguments.map(\.value)))
    }
    depth = deepest + 1
  }

  /// What a message calls it.
  public var name: String {
    if case .text(let text)? = parts.first { return text }
    return ""
  }

  /// The `String` that it is where no other type is expected.
  public func string() throws -> String {
    if parts.isEmpty { return "" }
    if parts.count == 1, case .text(let text)? = parts.first { return text }
    return try join(parts)
  }

  public func resolve(owners: [String]) throws -> Value? {
    for owner in owners {
      if owner == "String" { return .string(try string()) }
      if let value = try convert(self, owner) { return value }
    }
    return nil
  }
}

extension Value {
  /// The literal that it is, if its type is not known yet.
  public var literalText: LiteralText? {
    if case .symbol(let symbol) = self { return symbol as? LiteralText }
    return nil
  }

  /// The value with a literal taken for a `String`, as where no type is expected.
  public func settlingText() throws -> Value {
    guard case .symbol(let symbol) = self, let text = symbol as? LiteralText else { return self }
    return .string(try text.string())
  }
}
