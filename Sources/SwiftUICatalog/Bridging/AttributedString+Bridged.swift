import Catalog
import Foundation
import Views

extension AttributedString: Bridged {
  /// A literal is an attributed string too, where nothing is put into it.
  public static func bridged(_ value: Value) throws -> AttributedString? {
    guard let literal = value.literalText else { return try native(value) }
    for case .interpolation in literal.parts { return nil }
    return AttributedString(try literal.string())
  }
}

extension AttributeContainer: Bridged {}
extension AttributedString.MarkdownParsingOptions: Bridged {
  public static var typeName: String { "AttributedString.MarkdownParsingOptions" }
}
extension AttributedString.MarkdownParsingOptions.InterpretedSyntax: Bridged {
  public static var typeName: String { "AttributedString.MarkdownParsingOptions.InterpretedSyntax" }
}
extension InlinePresentationIntent: Bridged {
  public static func bridged(_ value: Value) throws -> InlinePresentationIntent? {
    try optionSet(value)
  }
}
extension Text.LineStyle: Bridged {
  public static var typeName: String { "Text.LineStyle" }
}
extension Text.LineStyle.Pattern: Bridged {
  public static var typeName: String { "Text.LineStyle.Pattern" }
}
extension URL: Bridged {}

/// Characters of an attributed string, by their numbers, so that a range of one string can be
/// checked before it is used on another.
struct AttributedRange: Bridged {
  private let characters: Range<Int>

  static var typeName: String { "Range<AttributedString.Index>" }

  init(_ range: Range<AttributedString.Index>, in string: AttributedString) {
    let start = string.characters.distance(from: string.startIndex, to: range.lowerBound)
    let count = string.characters.distance(from: range.lowerBound, to: range.upperBound)
    characters = start..<(start + count)
  }

  var lowerBound: AttributedIndex { AttributedIndex(offset: characters.lowerBound) }
  var upperBound: AttributedIndex { AttributedIndex(offset: characters.upperBound) }

  /// - Throws: `BridgingError` where the string is too short.
  func range(in string: AttributedString) throws -> Range<AttributedString.Index> {
    guard characters.upperBound <= string.characters.count else {
      throw BridgingError("the range does not belong to this string")
    }
    let start = string.characters.index(string.startIndex, offsetBy: characters.lowerBound)
    return start..<string.characters.index(start, offsetBy: characters.count)
  }
}

/// What attributes are read from and set on.
protocol AttributeHolder {
  subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable { get set }
}

extension AttributedString: AttributeHolder {}
extension AttributeContainer: AttributeHolder {}

extension Entry {
  /// An attribute as a property, nil where it is not set or not the same throughout.
  static func attribute<T: AttributeHolder & Bridged, K: AttributedStringKey>(
    _ name: String, of owner: T.Type, _ key: K.Type
  ) -> Entry where K.Value: Bridged & Sendable {
    let set: @Sendable (inout Value, Value) throws -> Outcome = { receiver, value in
      guard var holder = try T.bridged(receiver) else {
        return .mismatch(parameter: -1, owners: [])
      }
      guard let new = try K.Value?.bridged(value) else {
        return .mismatch(parameter: 0, owners: K.Value.symbolOwners)
      }
      holder[K.self] = new
      receiver = holder.value
      return .value(.void)
    }
    return Entry(
      .property, of: T.typeName, name, "var \(name): \(K.Value.typeName)? { get set }", set: set
    ) { receiver, _ in
      guard let holder = try T.bridged(receiver) else {
        return .mismatch(parameter: -1, owners: [])
      }
      return .value(holder[K.self].value)
    }
  }

  /// An attribute as a method that answers a container with it.
  static func attributeBuilder<K: AttributedStringKey>(_ name: String, _ key: K.Type) -> Entry
  where K.Value: Bridged & Sendable {
    .method(name, "func \(name)(_ value: \(K.Value.typeName)) -> AttributeContainer") {
      (container: AttributeContainer, value: K.Value) in
      var changed = container
      changed[K.self] = value
      return changed
    }
  }
}
