import Catalog
import Foundation
import SwiftSyntax

extension Compiler {
  func integer(_ literal: IntegerLiteralExprSyntax) throws -> Expression {
    let text = literal.literal.text.filter { $0 != "_" }
    let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    let prefixed = radixes.first { text.hasPrefix($0.prefix) }
    let digits = prefixed == nil ? text[...] : text.dropFirst(2)
    if let int = Int(digits, radix: prefixed?.radix ?? 10) { return Expression(literal: .int(int)) }
    throw Fault("the number does not fit into an 'Int'", at: place(of: literal))
  }

  func float(_ literal: FloatLiteralExprSyntax) throws -> Expression {
    guard let double = Double(literal.literal.text.filter { $0 != "_" }), double.isFinite else {
      throw Fault("the number does not fit into a 'Double'", at: place(of: literal))
    }
    return Expression(literal: .double(double))
  }

  func string(_ literal: StringLiteralExprSyntax) throws -> Expression {
    let isMultiline = literal.openingQuote.text == "\"\"\""
    let pounds = literal.openingPounds?.text.count ?? 0
    var parts: [LiteralPart] = []
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += try Compiler.unescaped(
          segment.content.text, pounds: pounds, at: place(of: segment))
      case .expressionSegment(let segment):
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(try interpolation(segment))
      default: throw Fault.unsupported(segment, at: place(of: segment))
      }
    }
    if isMultiline, text.hasSuffix("\n") { text.removeLast() }
    if parts.isEmpty { return constant(text) }
    if !text.isEmpty { parts.append(.text(text)) }
    let machine = machine
    let evaluated = evaluation(of: parts)
    var expression = Expression(
      located(literal) { frame in .string(try machine.joined(evaluated(frame))) })
    let place = isForeign ? nil : place(of: literal)
    expression.textLiteral = located(literal) { frame in
      .symbol(machine.literal(try evaluated(frame), at: place))
    }
    return expression
  }

  /// A literal without interpolations.
  private func constant(_ text: String) -> Expression {
    var expression = Expression(literal: .string(text))
    let literal = Value.symbol(machine.literal([.text(text)]))
    expression.textLiteral = { _ in literal }
    return expression
  }

  private enum LiteralPart {
    case text(String)
    case interpolation([(label: String?, code: Code)])
  }

  private func evaluation(of parts: [LiteralPart]) -> (Frame) throws -> [LiteralText.Part] {
    { frame in
      try parts.map { part in
        switch part {
        case .text(let text): .text(text)
        case .interpolation(let arguments):
          .interpolation(try arguments.map { Argument($0.label, try $0.code(frame)) })
        }
      }
    }
  }

  /// `\(value)`, `\(value, specifier: "%.1f")`, `\(value, format: .percent)`.
  private func interpolation(_ segment: ExpressionSegmentSyntax) throws -> LiteralPart {
    guard segment.expressions.count <= 2 else {
      throw Fault(
        "this form of string interpolation is not supported in fixtures",
        at: place(of: segment))
    }
    return .interpolation(
      try segment.expressions.map { argument in
        let label = argument.label?.identifierText
        guard let label else { return (nil, try interpolated(argument.expression)) }
        guard ["specifier", "format", "style"].contains(label) else {
          throw Fault(
            "this form of string interpolation is not supported in fixtures",
            at: place(of: argument))
        }
        return (label, located(argument, try code(argument.expression)))
      })
  }

  /// The text with escapes replaced; in `#"…"#` an escape has as many `#` behind its backslash.
  private static func unescaped(_ text: String, pounds: Int, at place: Place) throws -> String {
    guard text.contains("\\") else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: marker) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\\", "\"", "'": result.append(letter)
      case "\n", "\r\n": break
      case "u":
        guard let end = rest.firstIndex(of: "}"), rest.first == "{",
          let number = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(number)
        else { throw Fault("'\\u{…}' names no character", at: place) }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: throw Fault("'\\\(letter)' is no escape", at: place)
      }
    }
    return result + rest
  }
}

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
        throw Fault.stringTooLong(limits.stringBytes)
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
    case .symbol(let symbol as SymbolValue):
      throw Fault("'.\(symbol.name)' has no type here", hint: "write the type before the dot")
    default: return text(of: value)
    }
  }
}
