import Catalog
import Foundation
import Views

extension LocalizedStringKey: Bridged {
  /// A literal is a key; a string in a variable is none.
  public static func bridged(_ value: Value) throws -> LocalizedStringKey? {
    if let literal = value.literalText {
      return LocalizedStringKey(stringInterpolation: try interpolation(of: literal))
    }
    return try native(value)
  }

  static func interpolation(of literal: LiteralText) throws -> StringInterpolation {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for part in literal.parts {
      switch part {
      case .text(let text): interpolation.appendLiteral(text)
      case .interpolation(let arguments): try interpolation.append(arguments)
      }
    }
    return interpolation
  }
}

extension LocalizedStringResource: Bridged {
  public static func bridged(_ value: Value) throws -> LocalizedStringResource? {
    if let literal = value.literalText {
      return LocalizedStringResource(
        stringInterpolation: try LocalizedStringKey.interpolation(of: literal))
    }
    return try native(value)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// What stands in the parentheses of an interpolation.
  fileprivate mutating func append(_ arguments: [Argument]) throws {
    guard let value = arguments.first?.value else { return }
    guard let option = arguments.dropFirst().first else { return try append(value) }
    switch option.label {
    case "specifier":
      guard let specifier = try String.bridged(option.value.settlingText()) else {
        throw BridgingError("a specifier is a string, as \"%.1f\"")
      }
      let text = try FormatSpecifier.text(of: value, specifier, locale: FixedFormat.locale)
      guard let text else {
        throw BridgingError("the specifier \"\(specifier)\" does not fit the value")
      }
      appendFormatted(text, specifier: specifier)
    case "format":
      guard let format = try FormatStyleValue.bridged(option.value) else {
        throw BridgingError(
          "'format:' takes a format style, as '.percent' or '.dateTime.year()'")
      }
      appendInterpolation(try format.string(of: value, parameter: 0))
    default:
      guard let date = try Date.bridged(value), let style = try Text.DateStyle.bridged(option.value)
      else { throw BridgingError("'style:' takes a 'Date' and '.date' or '.time'") }
      appendInterpolation(date, style: style)
    }
  }

  private mutating func append(_ value: Value) throws {
    switch value {
    case .reference(let box): try append(box.value)
    case .string(let string): appendInterpolation(string)
    case .int(let int): appendInterpolation(int)
    case .double(let double): appendInterpolation(double)
    case .native(let text as Text): appendInterpolation(text)
    case .native(let image as Image): appendInterpolation(image)
    case .native(let string as AttributedString): appendInterpolation(string)
    case .native(let resource as LocalizedStringResource): appendInterpolation(resource)
    case .symbol(let symbol):
      // A number of no known type.
      guard let number = try symbol.resolve(owners: ["Int"]) ?? symbol.resolve(owners: ["Double"])
      else {
        throw BridgingError(
          "'.\(symbol.name)' has no type here", hint: "write the type before the dot")
      }
      try append(number)
    default: throw Self.refusal(of: value)
    }
  }

  /// SwiftUI's interpolation takes strings, numbers, texts and pictures; swiftc refuses the rest.
  private static func refusal(of value: Value) -> BridgingError {
    switch value {
    case .native(is Date):
      BridgingError(
        "a 'Date' in a text needs 'format:' or 'style:'",
        hint: "write '\\(date, format: .dateTime)' or '\\(date, style: .date)'")
    case .native(let native) where type(of: native).conformances.contains("View"):
      BridgingError("a '\(type(of: native).typeName)' cannot stand in a text")
    default:
      BridgingError(
        "this value has no text of its own in a 'LocalizedStringKey'",
        hint: "make a string of it, as '\\(String(describing: value))'")
    }
  }
}
