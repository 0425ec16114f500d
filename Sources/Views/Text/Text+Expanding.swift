import Drawing
import Foundation
import Markdown

extension Text {
  /// A stretch of a text in its final words.
  struct Piece {
    var string: String
    var attributes: TextAttributes
    var image: Image?
  }

  /// The text with its keys read as Markdown and its attributed strings taken apart.
  ///
  /// - Throws: `ViewError`.
  func pieces() throws -> [Piece] {
    guard depth <= LocalizedStringKey.depthLimit else {
      throw ViewError.tooDeep(limit: LocalizedStringKey.depthLimit)
    }
    var pieces: [Piece] = []
    for segment in segments {
      switch segment.content {
      case .string(let string):
        pieces.append(Piece(string: string, attributes: segment.attributes))
      case .image(let image):
        pieces.append(
          Piece(string: Text.imageCharacter, attributes: segment.attributes, image: image))
      case .key(let key):
        for piece in try key.pieces() {
          var piece = piece
          piece.attributes = piece.attributes.over(segment.attributes)
          pieces.append(piece)
        }
      }
    }
    return pieces
  }

  /// U+FFFC, which stands for a picture in a text.
  static let imageCharacter = "\u{FFFC}"
}

extension LocalizedStringKey {
  func pieces() throws -> [Text.Piece] {
    let runs: [MarkdownRun]
    do {
      runs = try InlineMarkdown.runs(of: format)
    } catch let error as MarkdownError {
      throw ViewError(error, in: format)
    }
    if arguments.isEmpty {
      return runs.map { Text.Piece(string: $0.string, attributes: TextAttributes($0)) }
    }
    return try runs.flatMap { try pieces(of: $0) }
  }

  /// The runs with their arguments in place, all of which must be strings.
  ///
  /// - Throws: `MarkdownError`.
  func runs() throws -> [MarkdownRun] {
    let runs = try InlineMarkdown.runs(of: format)
    if arguments.isEmpty { return runs }
    return try runs.map { run in
      var run = run
      run.string = try FormatPieces.of(run.string).map { piece in
        guard case .argument(let index) = piece else {
          if case .text(let text) = piece { return text }
          return ""
        }
        guard arguments.indices.contains(index) else { return "" }
        guard case .string(let text) = arguments[index] else {
          throw MarkdownError.unsupported("a Text or Image within an AttributedString")
        }
        return text
      }.joined()
      return run
    }
  }

  /// A run with its arguments in place: strings become part of it, texts stay what they are.
  private func pieces(of run: MarkdownRun) throws -> [Text.Piece] {
    let attributes = TextAttributes(run)
    var pieces: [Text.Piece] = []
    var string = ""
    func finish() {
      if !string.isEmpty { pieces.append(Text.Piece(string: string, attributes: attributes)) }
      string = ""
    }
    for part in FormatPieces.of(run.string) {
      switch part {
      case .text(let text): string += text
      case .argument(let index) where arguments.indices.contains(index):
        switch arguments[index] {
        case .string(let text): string += text
        case .text(let text):
          finish()
          pieces += try text.pieces().map { piece in
            var piece = piece
            piece.attributes = piece.attributes.over(attributes)
            return piece
          }
        }
      case .argument: break
      }
    }
    finish()
    return pieces
  }
}

extension TextAttributes {
  /// How SwiftUI shows Markdown: strong text bold, emphasis italic, code monospaced, links in the
  /// tint.
  init(_ run: MarkdownRun) {
    self.init()
    traits.isBold = run.isBold
    traits.isItalic = run.isItalic
    if run.isCode { traits.design = .monospaced }
    if run.isStruckThrough { strikethrough = TextLineStyle() }
    isLink = run.link != nil
  }
}

extension ViewError {
  package init(_ error: MarkdownError, in text: String) {
    switch error {
    case .missingLibrary: self = .environment("\(error)")
    case .nestedTooDeep, .unsupported, .inflection:
      self = .unreadableText(text, reason: "\(error)")
    }
  }
}
