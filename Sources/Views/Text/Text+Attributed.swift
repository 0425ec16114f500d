import Foundation
import Markdown

extension Text {
  /// An attributed string; its attributes go before what is asked of the text and around it.
  ///
  /// A literal is a key rather than an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    segments = attributedContent.runs.map { run in
      Segment(
        content: .string(String(attributedContent[run.range].characters)),
        attributes: TextAttributes(run))
    }
  }
}

extension TextAttributes {
  init(_ run: AttributedString.Runs.Run) {
    self.init()
    font = run.font
    foreground = run.foregroundColor.map { AnyShapeStyle($0) }
    background = run.backgroundColor
    underline = run.underlineStyle.map { TextLineStyle(pattern: $0.pattern, color: $0.color) }
    strikethrough = run.strikethroughStyle.map {
      TextLineStyle(pattern: $0.pattern, color: $0.color)
    }
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    isLink = run.link != nil
    let intent = run.inlinePresentationIntent ?? []
    traits.isBold = intent.contains(.stronglyEmphasized)
    traits.isItalic = intent.contains(.emphasized)
    if intent.contains(.code) { traits.design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? TextLineStyle() }
  }
}

extension AttributedString {
  /// How a text is read as Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of Markdown; here one paragraph of it, as blocks are not laid out by texts.
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public var interpretedSyntax: InterpretedSyntax

    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// - Throws: where the library for Markdown is missing, or the text has blocks such as lists.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    do {
      for run in try Self.runs(of: markdown, options) { append(AttributedString(run, baseURL)) }
    } catch let error as MarkdownError {
      throw ViewError(error, in: markdown)
    }
  }

  /// A key with its values, read as Markdown.
  ///
  /// - Throws: as `init(markdown:)`; texts and pictures among the values are refused.
  public init(localized resource: LocalizedStringResource) throws {
    self.init()
    do {
      for run in try resource.key.runs() { append(AttributedString(run, nil)) }
    } catch let error as MarkdownError {
      throw ViewError(error, in: resource.key.format)
    }
  }

  private static func runs(of text: String, _ options: MarkdownParsingOptions) throws
    -> [MarkdownRun]
  {
    switch options.interpretedSyntax {
    case .full: return try InlineMarkdown.paragraph(of: text)
    case .inlineOnlyPreservingWhitespace: return try InlineMarkdown.runs(of: text)
    case .inlineOnly:
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return try InlineMarkdown.runs(of: lines.joined(separator: " "))
    }
  }

  private init(_ run: MarkdownRun, _ baseURL: URL?) {
    self.init(run.string)
    var intent: InlinePresentationIntent = []
    if run.isBold { intent.insert(.stronglyEmphasized) }
    if run.isItalic { intent.insert(.emphasized) }
    if run.isCode { intent.insert(.code) }
    if run.isStruckThrough { intent.insert(.strikethrough) }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let target = run.link { self.link = URL(string: target, relativeTo: baseURL) }
  }
}
