import Catalog
import Drawing
import Foundation
import Views

extension Vocabulary {
  static let attributedStrings: [Entry] =
    attributes(of: AttributedString.self) + attributes(of: AttributeContainer.self)
    + containerBuilders + [
      .initializer(AttributedString.self, "init()") { AttributedString() },
      .initializer(AttributedString.self, "init(stringLiteral value: String)") {
        (value: String) in AttributedString(value)
      },
      .initializer(
        AttributedString.self,
        "init(_ string: String, attributes: AttributeContainer = AttributeContainer())"
      ) { (string: String, attributes: AttributeContainer) in
        AttributedString(string, attributes: attributes)
      },
      .initializer(
        AttributedString.self,
        "init(markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil) throws"
      ) { (markdown: String, options: AttributedString.MarkdownParsingOptions, base: URL?) in
        try readingMarkdown {
          try AttributedString(markdown: markdown, options: options, baseURL: base)
        }
      },
      .initializer(AttributedString.self, "init(localized resource: LocalizedStringResource)") {
        (resource: LocalizedStringResource) in
        try readingMarkdown { try AttributedString(localized: resource) }
      },
      .mutatingMethod("append", "mutating func append(_ s: AttributedString)") {
        (string: inout AttributedString, other: AttributedString) in string.append(other)
      },
      .infixOperator(
        "+", "static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString"
      ) { (a: AttributedString, b: AttributedString) in a + b },
      .infixOperator(
        "==", "static func == (lhs: AttributedString, rhs: AttributedString) -> Bool"
      ) { (a: AttributedString, b: AttributedString) in a == b },
      .property("characters", "var characters: AttributedString.CharacterView { get }") {
        (string: AttributedString) in String(string.characters)
      },
      .method(
        "range",
        "func range(of stringToFind: some StringProtocol) -> Range<AttributedString.Index>?"
      ) { (string: AttributedString, wanted: String) in
        string.range(of: wanted).map { AttributedRange($0, in: string) }
      },
      .instanceSubscript(
        "subscript(range: Range<AttributedString.Index>) -> AttributedSubstring"
      ) { (string: AttributedString, range: AttributedRange) in
        AttributedString(string[try range.range(in: string)])
      },
      .mutatingMethod(
        "_setElement",
        "mutating func _setElement(_ part: AttributedString, _ range: Range<AttributedString.Index>)"
      ) { (string: inout AttributedString, part: AttributedString, range: AttributedRange) in
        string.replaceSubrange(try range.range(in: string), with: part)
      },
      .mutatingMethod(
        "mergeAttributes", "mutating func mergeAttributes(_ attributes: AttributeContainer)"
      ) { (string: inout AttributedString, attributes: AttributeContainer) in
        string.mergeAttributes(attributes)
      },
      .mutatingMethod(
        "setAttributes", "mutating func setAttributes(_ attributes: AttributeContainer)"
      ) { (string: inout AttributedString, attributes: AttributeContainer) in
        string.setAttributes(attributes)
      },
      .method(
        "mergingAttributes",
        "func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString"
      ) { (string: AttributedString, attributes: AttributeContainer) in
        string.mergingAttributes(attributes)
      },
      .method(
        "settingAttributes",
        "func settingAttributes(_ attributes: AttributeContainer) -> AttributedString"
      ) { (string: AttributedString, attributes: AttributeContainer) in
        string.settingAttributes(attributes)
      },
      .initializer(AttributeContainer.self, "init()") { AttributeContainer() },
      .method(
        "merging", "func merging(_ other: AttributeContainer) -> AttributeContainer"
      ) { (container: AttributeContainer, other: AttributeContainer) in container.merging(other) },
    ]

  static let attributedStringConstants: [Entry] =
    Entry.constants([
      ("emphasized", InlinePresentationIntent.emphasized),
      ("stronglyEmphasized", .stronglyEmphasized), ("code", .code),
      ("strikethrough", .strikethrough),
    ])
    + Entry.constants([
      ("full", AttributedString.MarkdownParsingOptions.InterpretedSyntax.full),
      ("inlineOnly", .inlineOnly),
      ("inlineOnlyPreservingWhitespace", .inlineOnlyPreservingWhitespace),
    ]) + [
      .initializer(
        AttributedString.MarkdownParsingOptions.self,
        "init(interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full)"
      ) { (syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) in
        AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      },
      .staticProperty("single", Text.LineStyle.single),
      .staticProperty("solid", Text.LineStyle.Pattern.solid),
      .staticProperty("dot", Text.LineStyle.Pattern.dot),
      .staticProperty("dash", Text.LineStyle.Pattern.dash),
      .staticProperty("dashDot", Text.LineStyle.Pattern.dashDot),
      .staticProperty("dashDotDot", Text.LineStyle.Pattern.dashDotDot),
      .initializer(
        Text.LineStyle.self, "init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)"
      ) { (pattern: Text.LineStyle.Pattern, color: Color?) in
        Text.LineStyle(pattern: pattern, color: color)
      },
      Entry(.initializer, of: URL.typeName, "init", "init?(string: String)") { _, arguments in
        guard let value = arguments.first, let string = try String.bridged(value) else {
          return .mismatch(parameter: 0, owners: ["String"])
        }
        return .value(URL(string: string).value)
      },
    ]

  /// What is wrong with Markdown is told at the argument that holds it.
  private static func readingMarkdown(_ read: () throws -> AttributedString) throws
    -> AttributedString
  {
    do {
      return try read()
    } catch ViewError.environment(let words) {
      throw EnvironmentFailure(words)
    } catch let error as ViewError {
      throw BridgingError(error.description, hint: error.hint, parameter: 0)
    }
  }

  /// The attributes as properties, of strings and of containers alike.
  private static func attributes<T: AttributeHolder & Bridged>(of type: T.Type) -> [Entry] {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    return [
      .attribute("font", of: T.self, Attributes.FontAttribute.self),
      .attribute("foregroundColor", of: T.self, Attributes.ForegroundColorAttribute.self),
      .attribute("backgroundColor", of: T.self, Attributes.BackgroundColorAttribute.self),
      .attribute("underlineStyle", of: T.self, Attributes.UnderlineStyleAttribute.self),
      .attribute("strikethroughStyle", of: T.self, Attributes.StrikethroughStyleAttribute.self),
      .attribute("kern", of: T.self, Attributes.KerningAttribute.self),
      .attribute("tracking", of: T.self, Attributes.TrackingAttribute.self),
      .attribute("baselineOffset", of: T.self, Attributes.BaselineOffsetAttribute.self),
      .attribute(
        "link", of: T.self, AttributeScopes.FoundationAttributes.LinkAttribute.self),
      .attribute(
        "inlinePresentationIntent", of: T.self, Attributes.InlinePresentationIntentAttribute.self),
    ]
  }

  /// `AttributeContainer().font(.title).kern(2)`.
  private static let containerBuilders: [Entry] = {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    return [
      .attributeBuilder("font", Attributes.FontAttribute.self),
      .attributeBuilder("foregroundColor", Attributes.ForegroundColorAttribute.self),
      .attributeBuilder("backgroundColor", Attributes.BackgroundColorAttribute.self),
      .attributeBuilder("underlineStyle", Attributes.UnderlineStyleAttribute.self),
      .attributeBuilder("strikethroughStyle", Attributes.StrikethroughStyleAttribute.self),
      .attributeBuilder("kern", Attributes.KerningAttribute.self),
      .attributeBuilder("tracking", Attributes.TrackingAttribute.self),
      .attributeBuilder("baselineOffset", Attributes.BaselineOffsetAttribute.self),
      .attributeBuilder("link", AttributeScopes.FoundationAttributes.LinkAttribute.self),
      .attributeBuilder(
        "inlinePresentationIntent", Attributes.InlinePresentationIntentAttribute.self),
    ]
  }()
}
