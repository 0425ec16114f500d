import Catalog
import FigureLimits

extension Machine {
  /// A literal that waits for its type.
  ///
  /// - Parameter place: where faults are shown that come up when it gets it.
  func literal(_ parts: [LiteralText.Part], at place: Place? = nil) -> LiteralText {
    LiteralText(
      parts,
      join: { [unowned self] parts in
        do {
          return try self.joined(parts)
        } catch {
          throw place.map { self.located(error, at: $0) } ?? error
        }
      },
      convert: { [unowned self] in try self.value(of: $0, as: $1) })
  }

  /// What the type of a name makes of a literal; nil where it is none for literals.
  func value(of literal: LiteralText, as type: String) throws -> Value? {
    if vocabulary.literalTypes.contains(type) {
      let takesParts = vocabulary.overloads(of: "init", in: type).contains {
        $0.declaration.hasPrefix("init(stringInterpolation")
      }
      let label = takesParts ? "stringInterpolation" : "stringLiteral"
      return try construct(
        type, CallSite("init", labels: [label]),
        [takesParts ? .symbol(literal) : .string(literal.string())])
    }
    guard isMadeOfTextLiterals(type) else { return nil }
    return try construct(
      type, CallSite("init", labels: ["stringLiteral"]), [.string(literal.string())])
  }

  /// Whether string literals can be of a type of the table or the file that is no `String`.
  func isMadeOfTextLiterals(_ type: String) -> Bool {
    if vocabulary.literalTypes.contains(type) { return true }
    guard let declared = types[type] else { return false }
    return declared.memberTables.contains { table in
      table.initializers.contains { $0.parameters.map(\.label) == ["stringLiteral"] }
    }
  }

  /// The `String` that the parts of a literal make.
  func joined(_ parts: [LiteralText.Part]) throws -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .interpolation(let arguments): result += try text(of: arguments)
      }
      guard result.utf8.count <= limits.stringBytes else {
        throw Fault.beyond(.text, limits)
      }
    }
    try count(bytes: result.utf8.count)
    return result
  }

  private func text(of arguments: [Argument]) throws -> String {
    guard let value = arguments.first?.value else { return "" }
    guard let option = arguments.dropFirst().first else { return try interpolated(value) }
    guard option.label == "specifier" else {
      throw Fault(
        "'\(option.label ?? "_"):' has no meaning in a 'String'",
        hint: "it has in a literal that is a 'LocalizedStringKey', as 'Text' takes one")
    }
    guard case .string(let format) = option.value else {
      throw Fault("a specifier is a string, as \"%.1f\"")
    }
    guard let text = try FormatSpecifier.text(of: value, format) else {
      throw Fault("the specifier \"\(format)\" does not fit the value")
    }
    return text
  }

  /// A value as part of a string; what has no text of its own there is refused.
  func interpolated(_ value: Value) throws -> String {
    switch value {
    case .native(let native) where type(of: native).conformances.contains("View"):
      throw Fault(
        "a \(type(of: native).typeName) has no place in a 'String'",
        hint: "put it into a literal that is given to 'Text', or join texts with '+'")
    case .native(is UniqueIdentifier):
      throw Fault("a 'UUID' has another text in every run", hint: "write the text itself")
    case _ where value.openSymbol != nil:
      throw Fault(
        "'.\(value.openSymbol?.name ?? "")' has no type here",
        hint: "write the type before the dot")
    default: return text(of: value)
    }
  }
}
