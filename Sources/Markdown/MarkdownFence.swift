import MarkdownOnDemand

/// A block of code between fences in an article.
package struct MarkdownFence: Sendable, Equatable {
  /// The line of the opening fence, from 1.
  package var line: Int
  /// The byte of that line which the fence begins with, from 1.
  package var column: Int
  /// How many characters the fence has.
  package var length: Int
  /// For each line of code, the bytes in front of it that belong to lists, quotations and the
  /// fence's own indentation; lines of code follow the opening fence.
  package var indentations: [Int]
  /// Whether a closing fence ends it, rather than what it stands in.
  package var isClosed: Bool

  /// The fenced blocks of a document, in lists and quotations as well, in their order.
  ///
  /// Lines end with `\n`; a `\r` in front of it counts as a part of the line.
  ///
  /// - Throws: `MarkdownError.missingLibrary`.
  package static func all(in document: String) throws -> [MarkdownFence] {
    try MarkdownError.checkLibrary()
    let text = neutral(document)
    let root = text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { markdown_parse_blocks($0.baseAddress, $0.count) }
    }
    guard let root else { return [] }
    defer { markdown_free(root) }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var found: [MarkdownFence] = []
    var waiting = [markdown_first_child(root)]
    while let last = waiting.popLast() {
      guard let node = last else { continue }
      waiting.append(markdown_next(node))
      let kind = String(cString: markdown_kind(node))
      if kind == "code_block", markdown_fence_length(node) > 0 {
        found.append(MarkdownFence(node, in: lines))
      } else if ["list", "item", "block_quote"].contains(kind) {
        waiting.append(markdown_first_child(node))
      }
    }
    return found
  }

  private init(_ node: MarkdownNode, in lines: [ArraySlice<UInt8>]) {
    // The parser's numbers begin with 1.
    line = min(max(Int(markdown_first_line(node)), 1), lines.count)
    column = max(Int(markdown_first_column(node)), 1)
    length = Int(markdown_fence_length(node))
    let code = markdown_literal(node).map { String(cString: $0) } ?? ""
    var codeLines = code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The last line of code ends with a line break as well.
    codeLines.removeLast()
    let first = line
    indentations = codeLines.enumerated().map { index, code in
      let whole = lines.indices.contains(first + index) ? lines[first + index] : []
      if whole.suffix(code.count).elementsEqual(code) { return whole.count - code.count }
      // A tab that is partly indentation has become blanks.
      return whole.count - code.drop { $0 == UInt8(ascii: " ") }.count
    }
    let end = lines.dropFirst(line + codeLines.count).first ?? []
    isClosed = Self.isFence(end, like: lines[line - 1].dropFirst(column - 1), length: length)
  }

  /// Whether a line, behind what lists and quotations put in front, is a fence that closes.
  private static func isFence(
    _ line: ArraySlice<UInt8>, like opening: ArraySlice<UInt8>, length: Int
  ) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let fence = line.drop { isBlank($0) || $0 == UInt8(ascii: ">") }
    let count = fence.prefix { $0 == opening.first }.count
    return count >= length && fence.dropFirst(count).allSatisfy(isBlank)
  }

  /// The document with the bytes that only matter inside lines made plain: cmark's time for links
  /// and comments that are never closed grows with the square of their number.
  ///
  /// Blocks begin and end as before, and every byte keeps its place.
  private static func neutral(_ document: String) -> [UInt8] {
    var bytes = Array(document.utf8)
    var isInside = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"): isInside = false
      case UInt8(ascii: "\r"): bytes[index] = UInt8(ascii: " ")
      case UInt8(ascii: "<"):
        // A tag or a comment that begins a line may begin a block, and a closing tag ends one.
        if isInside, bytes.dropFirst(index + 1).first != UInt8(ascii: "/") {
          bytes[index] = UInt8(ascii: "x")
        }
        isInside = true
      case UInt8(ascii: "!") where index > 0 && bytes[index - 1] == UInt8(ascii: "<"): break
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "&"),
        UInt8(ascii: "_"):
        bytes[index] = UInt8(ascii: "x")
        isInside = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      default: isInside = true
      }
    }
    return bytes
  }
}
