import Foundation
import MarkdownOnDemand

/// A stretch of text as Markdown means it.
package struct MarkdownRun: Hashable, Sendable {
  package var string: String
  package var isBold = false
  package var isItalic = false
  package var isCode = false
  package var isStruckThrough = false
  /// Where it leads; nil where it is no link.
  package var link: String?

  package init(_ string: String) {
    self.string = string
  }
}

/// Why a text cannot be read as Markdown.
package enum MarkdownError: Error, Hashable, CustomStringConvertible {
  /// The loader's words.
  case missingLibrary(String)
  case nestedTooDeep(limit: Int)
  /// Syntax of Apple's own that is not supported yet.
  case unsupported(String)
  /// `^[3 owl](inflect: true)`: the words' forms come from Apple's dictionaries.
  case inflection

  package var description: String {
    switch self {
    case .missingLibrary(let reason):
      "cmark-gfm is not installed, which is needed for Markdown (\(reason)); run "
        + "Scripts/setup"
    case .nestedTooDeep(let limit): "Markdown is nested more than \(limit) deep"
    case .unsupported(let syntax): "'\(syntax)' in a text is not supported yet"
    case .inflection:
      "'^[…](…)' in a text is not supported yet, as the forms of words are in dictionaries of "
        + "Apple's; write the text as it is to be shown"
    }
  }

  /// - Throws: `missingLibrary` where the parser is not there.
  static func checkLibrary() throws {
    guard let problem = markdown_problem() else { return }
    throw MarkdownError.missingLibrary(String(cString: problem))
  }
}

/// The library that reads Markdown.
package enum MarkdownLibrary {
  package static func load() { _ = markdown_problem() }
}

/// Reads Markdown within a line: emphasis, code, strikethrough and links, nothing that makes
/// blocks; white space stays as it is.
///
/// That is what SwiftUI does with the keys of texts: Foundation's option
/// `inlineOnlyPreservingWhitespace`. Apple's fork of the same parser (swiftlang/swift-cmark,
/// `src/inlines.c`) then makes no paragraphs and takes a newline for a character. Here a newline
/// is given to the parser as another white space character, so that all is one paragraph whose
/// first character starts no block, and changed back afterwards.
package enum InlineMarkdown {
  private static let depthLimit = 100

  /// The runs of a text; the text alone where Markdown has no meaning in it.
  ///
  /// - Throws: `MarkdownError`.
  package static func runs(of text: String) throws -> [MarkdownRun] {
    guard mayHaveMarkdown(text) else { return [MarkdownRun(text)] }
    if text.contains("^[") { throw MarkdownError.inflection }
    try MarkdownError.checkLibrary()
    let newline = standIn(for: text)
    var lines = escapedNewlines(text).replacing("\r\n", with: newline)
    lines = lines.replacing("\n", with: newline)
    let paragraph = newline + lines + newline
    let document = markdown_parse(paragraph, paragraph.utf8.count)
    defer { markdown_free(document) }
    var reader = Reader()
    try reader.children(of: markdown_first_child(document), as: MarkdownRun(""), depth: 0)
    return restored(reader.runs, newline)
  }

  /// The runs of a text that is one paragraph, read with all of Markdown: a newline within it is a
  /// space, and white space around it goes.
  ///
  /// - Throws: `MarkdownError`, also where the text is anything else than one paragraph.
  package static func paragraph(of text: String) throws -> [MarkdownRun] {
    if text.contains("^[") { throw MarkdownError.inflection }
    try MarkdownError.checkLibrary()
    let document = markdown_parse(text, text.utf8.count)
    defer { markdown_free(document) }
    guard let block = markdown_first_child(document) else { return [] }
    guard markdown_next(block) == nil, String(cString: markdown_kind(block)) == "paragraph" else {
      throw MarkdownError.unsupported("Markdown of more than one paragraph")
    }
    var reader = Reader()
    try reader.children(of: block, as: MarkdownRun(""), depth: 0)
    return reader.runs
  }

  /// Whether a character is there that Markdown could mean something with.
  package static func mayHaveMarkdown(_ text: String) -> Bool {
    var previous: UInt8 = 0
    var letters = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), letters >= 3 { return true }
      letters = byte == UInt8(ascii: "w") ? letters + 1 : 0
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): return true
      case UInt8(ascii: "#") where previous == UInt8(ascii: "&"): return true
      case _ where previous == UInt8(ascii: "&") && isLetter(byte): return true
      default: previous = byte
      }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// White space that no text has: cmark counts these as such and trims none of them.
  private static func standIn(for text: String) -> String {
    let spaces = ["\u{2001}", "\u{2000}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{205F}"]
    return spaces.first { !text.unicodeScalars.contains($0.unicodeScalars.first ?? " ") }
      ?? "\u{1680}"
  }

  /// A backslash before a newline makes a line break and is not seen.
  private static func escapedNewlines(_ text: String) -> String {
    guard text.contains("\\\n") else { return text }
    var result = ""
    var backslashes = 0
    for character in text {
      if character == "\n", backslashes % 2 == 1 { result.removeLast() }
      backslashes = character == "\\" ? backslashes + 1 : 0
      result.append(character)
    }
    return result
  }

  /// Newlines again, without the two that stood around the text.
  private static func restored(_ runs: [MarkdownRun], _ newline: String) -> [MarkdownRun] {
    var runs = runs
    if let first = runs.first, first.string.hasPrefix(newline) {
      runs[0].string.removeFirst()
    }
    if let last = runs.indices.last, runs[last].string.hasSuffix(newline) {
      runs[last].string.removeLast()
    }
    for index in runs.indices {
      runs[index].string = runs[index].string.replacing(newline, with: "\n")
    }
    return runs.filter { !$0.string.isEmpty }
  }

  /// Walks the tree and gathers what is seen of it.
  private struct Reader {
    var runs: [MarkdownRun] = []

    mutating func children(
      of node: MarkdownNode?, as style: MarkdownRun, depth: Int
    ) throws {
      guard depth < depthLimit else { throw MarkdownError.nestedTooDeep(limit: depthLimit) }
      var child = markdown_first_child(node)
      while let node = child {
        try read(node, as: style, depth: depth)
        child = markdown_next(node)
      }
    }

    private mutating func read(_ node: MarkdownNode, as style: MarkdownRun, depth: Int) throws {
      var style = style
      switch String(cString: markdown_kind(node)) {
      case "emph": style.isItalic = true
      case "strong": style.isBold = true
      case "strikethrough": style.isStruckThrough = true
      case "link":
        let url = markdown_url(node).map { String(cString: $0) } ?? ""
        style.link = url.isEmpty ? nil : url
      case "code":
        style.isCode = true
        append(node, as: style)
      default: append(node, as: style)
      }
      // The text of a picture stands for it, as in SwiftUI.
      try children(of: node, as: style, depth: depth + 1)
    }

    private mutating func append(_ node: MarkdownNode, as style: MarkdownRun) {
      var run = style
      if let literal = markdown_literal(node) {
        run.string = String(cString: literal)
      } else {
        switch String(cString: markdown_kind(node)) {
        case "softbreak": run.string = " "
        case "linebreak": run.string = "\n"
        default: return
        }
      }
      if var last = runs.last {
        let text = last.string
        last.string = run.string
        if last == run {
          runs[runs.count - 1].string = text + run.string
          return
        }
      }
      runs.append(run)
    }
  }
}
