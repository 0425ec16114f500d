import FigureLimits

/// A file of fixture code, by the name that the user typed, or a part of one.
package struct SourceFile: Sendable {
  package let name: String
  package let text: String
  /// The text with what stands around the code, byte for byte where the code's is.
  let shown: String
  /// The line of the file that the text begins with, from 1.
  package let firstLine: Int
  /// Where options are written that go for every figure, in bytes of the text.
  let options: Range<Int>?

  package init(name: String, text: String) {
    self.init(name: name, text: text, shown: text, firstLine: 1)
  }

  /// A part of a file whose lines hold more than code.
  ///
  /// - Parameter shown: as many bytes and lines as `text`.
  package init(
    name: String, text: String, shown: String, firstLine: Int, options: Range<Int>? = nil
  ) {
    self.name = name
    self.text = text
    self.shown = shown
    self.firstLine = firstLine
    self.options = options
  }

  /// Reads `bytes` as UTF-8.
  ///
  /// - Throws: `Diagnostics` with the offset of the first byte that is no text, or where the file
  ///   is larger than `limits` allow.
  package init(name: String, bytes: [UInt8], limits: Limits = Limits()) throws {
    guard bytes.count <= limits.sourceBytes else {
      throw Diagnostics(.tooLarge(file: name, limits))
    }
    if let offset = bytes.firstIndex(of: 0) {
      throw Diagnostics(.binary(file: name, offset: offset, what: "a NUL byte"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let offset = SourceFile.firstInvalidByte(in: bytes)
      throw Diagnostics(.binary(file: name, offset: offset, what: "a byte that is not UTF-8"))
    }
    self.init(name: name, text: text)
  }

  private static func firstInvalidByte(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }
}

/// Where in a file something stands: byte offsets, the end excluded.
struct Place: Equatable, Sendable {
  var start: Int
  var end: Int
}

/// A line and a column, both from 1; columns count UTF-8 bytes, as swiftc's do.
package struct Position: Equatable, Comparable, Codable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Turns byte offsets into lines and columns.
struct LineTable: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]
  private let firstLine: Int

  init(_ source: SourceFile) {
    bytes = Array(source.shown.utf8)
    firstLine = source.firstLine
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return Position(line: low + firstLine, column: offset - starts[low] + 1)
  }

  /// Where a text stands: the first place behind a position, else the first of all.
  func place(of text: String, behind position: Position) -> Place? {
    let wanted = Array(text.utf8)
    let line = position.line - firstLine
    guard !wanted.isEmpty, wanted.count <= bytes.count, starts.indices.contains(line)
    else { return nil }
    let from = starts[line] + position.column - 1
    func find(_ range: Range<Int>) -> Place? {
      range.first { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
        .map { Place(start: $0, end: $0 + wanted.count) }
    }
    let last = bytes.count - wanted.count + 1
    return find(min(from, last)..<last) ?? find(0..<last)
  }

  /// The text of a line, without its end.
  func text(ofLine line: Int) -> String {
    let index = line - firstLine
    guard starts.indices.contains(index) else { return "" }
    let start = starts[index]
    let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    let content = bytes[start..<end].filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: content, as: UTF8.self)
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(file: String, _ limits: Limits) -> Diagnostic {
    var diagnostic = Diagnostic(Limit.source.message(limits), file: file)
    diagnostic.hint = Limit.source.hint(limits)
    return diagnostic
  }

  fileprivate static func binary(file: String, offset: Int, what: String) -> Diagnostic {
    Diagnostic(
      "the file is not Swift source: \(what) at offset \(offset)", file: file)
  }
}
