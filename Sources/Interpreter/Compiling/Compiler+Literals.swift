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
    var parts: [Code] = []
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += try Compiler.unescaped(
          segment.content.text, pounds: pounds, at: place(of: segment))
      case .expressionSegment(let segment):
        let before = text
        if !before.isEmpty { parts.append { _ in .string(before) } }
        text = ""
        parts.append(try interpolation(segment))
      default: throw Fault.unsupported(segment, at: place(of: segment))
      }
    }
    if isMultiline, text.hasSuffix("\n") { text.removeLast() }
    if parts.isEmpty { return Expression(literal: .string(text)) }
    let last = text
    let machine = machine
    return Expression(
      located(literal) { frame in
        var result = ""
        for part in parts {
          result += try machine.interpolated(try part(frame))
          guard result.utf8.count <= machine.limits.stringBytes else {
            throw Fault.stringTooLong(machine.limits.stringBytes)
          }
        }
        result += last
        try machine.count(bytes: result.utf8.count)
        return .string(result)
      })
  }

  /// `\(value)` and `\(value, specifier: "%.1f")`.
  private func interpolation(_ segment: ExpressionSegmentSyntax) throws -> Code {
    guard let first = segment.expressions.first else { return { _ in .string("") } }
    guard let option = segment.expressions.dropFirst().first else {
      return try interpolated(first.expression)
    }
    let value = try code(first.expression)
    guard segment.expressions.count == 2, option.label?.text == "specifier" else {
      throw Fault(
        "this form of string interpolation is not supported in fixtures", at: place(of: option))
    }
    let specifier = try code(option.expression)
    return located(option) { frame in
      guard case .string(let format) = try specifier(frame) else {
        throw Fault("a specifier is a string, as \"%.1f\"")
      }
      let value = try value(frame)
      guard let text = FormatSpecifier.text(of: value, format) else {
        throw Fault("the specifier \"\(format)\" does not fit the value")
      }
      return .string(text)
    }
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
  /// A value as part of a string; what has no text of its own there is refused.
  func interpolated(_ value: Value) throws -> String {
    switch value {
    case .native(let native) where type(of: native).conformances.contains("View"):
      throw Fault(
        "a \(type(of: native).typeName) inside a string is not supported yet",
        hint: "join texts with '+'")
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
