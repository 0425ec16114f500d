import Catalog
import Foundation
import Views

/// Parts of attributed strings: their runs, and changes at a place.
extension Vocabulary {
  static let attributedRuns: [Entry] =
    [
      .initializer(AttributedString.self, "init(_ substring: AttributedSubstring)") {
        (part: AttributedString) in part
      },
      .property("startIndex", "var startIndex: AttributedString.Index { get }") {
        (_: AttributedString) in AttributedIndex(offset: 0)
      },
      .property("endIndex", "var endIndex: AttributedString.Index { get }") {
        (string: AttributedString) in AttributedIndex(offset: string.characters.count)
      },
      .mutatingMethod(
        "replaceSubrange",
        "mutating func replaceSubrange(_ range: Range<AttributedString.Index>, with s: AttributedString)"
      ) { (string: inout AttributedString, range: AttributedRange, other: AttributedString) in
        string.replaceSubrange(try range.range(in: string), with: other)
      },
      .mutatingMethod(
        "removeSubrange",
        "mutating func removeSubrange(_ range: Range<AttributedString.Index>)"
      ) { (string: inout AttributedString, range: AttributedRange) in
        string.removeSubrange(try range.range(in: string))
      },
      .mutatingMethod(
        "insert",
        "mutating func insert(_ s: AttributedString, at index: AttributedString.Index)"
      ) { (string: inout AttributedString, other: AttributedString, index: AttributedIndex) in
        string.insert(other, at: try index.index(in: string))
      },
      .property("lowerBound", "var lowerBound: AttributedString.Index { get }") {
        (range: AttributedRange) in range.lowerBound
      },
      .property("upperBound", "var upperBound: AttributedString.Index { get }") {
        (range: AttributedRange) in range.upperBound
      },
      .property("runs", "var runs: [AttributedString.Runs.Run] { get }") {
        (string: AttributedString) in
        string.runs.map { run in
          AttributedRun(
            range: AttributedRange(run.range, in: string), attributes: run.attributes)
        }
      },
      .property("range", "var range: Range<AttributedString.Index> { get }") {
        (run: AttributedRun) in run.range
      },
    ] + runAttributes

  private static let runAttributes: [Entry] = {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    return [
      .runAttribute("font", Attributes.FontAttribute.self),
      .runAttribute("foregroundColor", Attributes.ForegroundColorAttribute.self),
      .runAttribute("backgroundColor", Attributes.BackgroundColorAttribute.self),
      .runAttribute("underlineStyle", Attributes.UnderlineStyleAttribute.self),
      .runAttribute("strikethroughStyle", Attributes.StrikethroughStyleAttribute.self),
      .runAttribute("kern", Attributes.KerningAttribute.self),
      .runAttribute("tracking", Attributes.TrackingAttribute.self),
      .runAttribute("baselineOffset", Attributes.BaselineOffsetAttribute.self),
      .runAttribute("link", AttributeScopes.FoundationAttributes.LinkAttribute.self),
      .runAttribute(
        "inlinePresentationIntent", Attributes.InlinePresentationIntentAttribute.self),
    ]
  }()
}

/// A stretch of an attributed string with the same attributes throughout.
struct AttributedRun: Bridged {
  let range: AttributedRange
  let attributes: AttributeContainer

  static var typeName: String { "AttributedString.Runs.Run" }
}

/// A place in an attributed string, by the number of its character.
struct AttributedIndex: Bridged {
  let offset: Int

  static var typeName: String { "AttributedString.Index" }

  /// - Throws: `BridgingError` where the string is too short.
  func index(in string: AttributedString) throws -> AttributedString.Index {
    guard (0...string.characters.count).contains(offset) else {
      throw BridgingError("the index does not belong to this string")
    }
    return string.characters.index(string.startIndex, offsetBy: offset)
  }
}

extension Entry {
  /// An attribute of a run; nil where it has none.
  fileprivate static func runAttribute<K: AttributedStringKey>(
    _ name: String, _ key: K.Type
  ) -> Entry where K.Value: Bridged & Sendable {
    .property(name, "var \(name): \(K.Value.typeName)? { get }") { (run: AttributedRun) in
      run.attributes[K.self]
    }
  }
}
