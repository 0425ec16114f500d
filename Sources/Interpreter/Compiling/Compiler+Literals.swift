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

  /// A list, dictionary or tuple whose string literals get their types from the whole's; nil where
  /// the expression is none.
  func parts(of expression: ExprSyntax, as shape: Shape) throws -> Code? {
    let machine = machine
    switch (shape.unwrapped, expression.as(ExprSyntaxEnum.self)) {
    case (.array(let element), .arrayExpr(let list)):
      let codes = try list.elements.map { try code($0.expression, as: element) }
      return { frame in try machine.checked(.array(try codes.map { try $0(frame) })) }
    case (.dictionary(let key, let value), .dictionaryExpr(let dictionary)):
      guard case .elements(let elements) = dictionary.content else { return nil }
      let codes = try elements.map { (try code($0.key, as: key), try code($0.value, as: value)) }
      return located(dictionary) { frame in
        var result = ValueDictionary()
        for (key, value) in codes {
          guard try result.set(key(frame), to: value(frame)) == nil else {
            throw Fault("the dictionary has a key twice")
          }
        }
        return try machine.checked(.dictionary(result))
      }
    case (.tuple(let shapes), .tupleExpr(let tuple)) where tuple.elements.count == shapes.count:
      let codes = try zip(tuple.elements, shapes).map { element, shape in
        (
          element.label?.identifierText ?? shape.label,
          try code(element.expression, as: shape.shape)
        )
      }
      return { frame in
        try machine.checked(.tuple(try codes.map { Value.TupleElement($0.0, try $0.1(frame)) }))
      }
    default: return nil
    }
  }

  /// The text with escapes replaced; in `#"…"#` an escape has as many `#` behind its backslash.
  ///
  /// Swift reads escapes by scalars: a mark behind one does not become part of it.
  private static func unescaped(_ text: String, pounds: Int, at place: Place) throws -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let marks = String(repeating: "#", count: pounds).unicodeScalars
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.starts(with: marks) else {
        result.append(scalar)
        continue
      }
      rest = rest.dropFirst(pounds)
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\\", "\"", "'": result.append(letter)
      case "\n": break
      case "\r": if rest.first == "\n" { rest.removeFirst() }
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
          let number = UInt32(String(rest[rest.index(after: rest.startIndex)..<end]), radix: 16),
          let named = Unicode.Scalar(number)
        else { throw Fault("'\\u{…}' names no character", at: place) }
        result.append(named)
        rest = rest[rest.index(after: end)...]
      default: throw Fault("'\\\(letter)' is no escape", at: place)
      }
    }
    return String(result)
  }
}
