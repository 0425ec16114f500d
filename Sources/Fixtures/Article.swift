import Interpreter
import Markdown

/// The figures of a Markdown or DocC article: its fenced blocks of Swift that say `figure`.
///
/// Each is a fixture of its own. Behind the word may stand options, as in
/// `` ```swift figure name=owls, padding=24 ``, which go for all figures of the block.
struct Article {
  private(set) var blocks: [SourceFile] = []
  /// Blocks that say `figure` and cannot be read.
  private(set) var problems: [Diagnostic] = []
  private let name: String
  private let lines: [[UInt8]]

  static func isArticle(_ file: String) -> Bool { file.lowercased().hasSuffix(".md") }

  /// - Throws: `MarkdownError` where there is no parser.
  init(_ file: SourceFile) throws {
    name = file.name
    lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    for fence in try MarkdownFence.all(in: file.text) { add(fence) }
  }

  private mutating func add(_ fence: MarkdownFence) {
    guard lines.indices.contains(fence.line - 1) else { return }
    let opening = lines[fence.line - 1]
    let words = InfoWords(in: opening, from: fence.column - 1 + fence.length)
    guard words.language == "swift" else { return }
    guard let mark = words.mark else {
      if let near = words.nearMark {
        problems.append(problem(.misspelt(near.text), at: near, fence))
      }
      return
    }
    guard fence.isClosed else {
      problems.append(problem(.notClosed, at: mark, fence))
      return
    }
    // The code keeps its lines and columns: blanks stand where the article has something else.
    var text = blanks(opening.count)
    var shown = opening
    for (index, indentation) in fence.indentations.enumerated() {
      let line = lines[fence.line + index]
      text += [UInt8(ascii: "\n")] + blanks(indentation) + line.dropFirst(indentation)
      shown += [UInt8(ascii: "\n")] + line
    }
    blocks.append(
      SourceFile(
        name: name, text: String(decoding: text, as: UTF8.self),
        shown: String(decoding: shown, as: UTF8.self), firstLine: fence.line,
        options: mark.range.upperBound..<opening.count))
  }

  private func blanks(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: count)
  }

  private func problem(_ kind: Fault, at word: InfoWords.Word, _ fence: MarkdownFence) -> Diagnostic
  {
    var diagnostic = Diagnostic(kind.message, file: name)
    diagnostic.hint = kind.hint
    diagnostic.start = Position(line: fence.line, column: word.range.lowerBound + 1)
    diagnostic.end = Position(line: fence.line, column: word.range.upperBound + 1)
    diagnostic.sourceLine = String(decoding: lines[fence.line - 1], as: UTF8.self)
      .trimmingSuffix("\r")
    return diagnostic
  }

  /// What is told of an article that was named and has no figure.
  static func noFigure(in file: String) -> Diagnostic {
    var diagnostic = Diagnostic("there is no figure in this article", file: file)
    diagnostic.hint = "a figure is a fenced block that begins with '```swift figure'"
    return diagnostic
  }
}

/// The words behind an opening fence, with the bytes of the line that they take.
private struct InfoWords {
  struct Word {
    var text: String
    var range: Range<Int>
  }

  private let words: [Word]

  /// Words are apart by blanks and commas; a colon may follow one. What follows `figure` is none.
  init(in line: [UInt8], from start: Int) {
    var words: [Word] = []
    var index = start
    func isBreak(_ byte: UInt8) -> Bool { " \t\r,:".utf8.contains(byte) }
    while index < line.count, words.last?.text != "figure" {
      if isBreak(line[index]) {
        index += 1
        continue
      }
      let end = line[index...].firstIndex(where: isBreak) ?? line.count
      words.append(
        Word(text: String(decoding: line[index..<end], as: UTF8.self), range: index..<end))
      index = end
      if words.last?.text == "figure", index < line.count, line[index] == UInt8(ascii: ":") {
        words[words.count - 1].range = words[words.count - 1].range.lowerBound..<(index + 1)
      }
    }
    self.words = words
  }

  var language: String? { words.first?.text.lowercased() }
  var mark: Word? { words.dropFirst().first { $0.text == "figure" } }
  /// A word that is nearly the mark.
  var nearMark: Word? {
    words.dropFirst().first { ["figures", "fig", "figur"].contains($0.text.lowercased()) }
      ?? words.dropFirst().first { $0.text.lowercased() == "figure" }
  }
}

/// What is wrong with a block.
private struct Fault {
  var message: String
  var hint: String

  static let notClosed = Fault(
    message: "the block of this figure is not closed",
    hint: "put a line with as many backticks or tildes below its last line")

  static func misspelt(_ word: String) -> Fault {
    Fault(message: "'\(word)' does not make a figure of this block", hint: "did you mean 'figure'?")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
