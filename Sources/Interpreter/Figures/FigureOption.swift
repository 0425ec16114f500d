/// One `key=value` of a `// figure:` line, as it is written.
package struct FigureOption: Equatable, Sendable {
  package var key: String
  package var value: String
  package var keyPosition: Position
  package var valuePosition: Position
}

/// What a `// figure: expect …` line asks for, as it is written.
package struct FigureExpectation: Equatable, Sendable {
  package var text: String
  package var position: Position
}

/// Reads the text behind `// figure:`, or options that stand alone.
struct FigureCommentParser {
  /// The text, and the offset of its first byte in the file.
  let bytes: [UInt8]
  let offset: Int
  let position: (Int) -> Position

  enum Content {
    case options([FigureOption])
    case expectation(FigureExpectation)
  }

  static let marker = "// figure:"

  /// Reads a comment.
  ///
  /// - Throws: `Fault` with the place of what is no `key=value`.
  func parse() throws -> Content {
    let start = skipBlanks(from: FigureCommentParser.marker.utf8.count)
    let text = String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self)
    if text == "expect" || text.hasPrefix("expect ") {
      let content = skipBlanks(from: start + "expect".utf8.count)
      return .expectation(
        FigureExpectation(
          text: trimmed(bytes[min(content, bytes.count)...]), position: position(offset + content)))
    }
    return .options(try options(from: start))
  }

  /// - Throws: `Fault` with the place of what is no `key=value`.
  func options(from start: Int = 0) throws -> [FigureOption] {
    var options: [FigureOption] = []
    var index = skipBlanks(from: start)
    while index < bytes.count {
      let end = endOfOption(from: index)
      if let option = try option(index..<end) { options.append(option) }
      index = skipBlanks(from: end + 1)
    }
    return options
  }

  private func skipBlanks(from index: Int) -> Int {
    var index = index
    while index < bytes.count,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
    {
      index += 1
    }
    return index
  }

  /// The comma behind an option: outside quotes and parentheses.
  private func endOfOption(from start: Int) -> Int {
    var depth = 0
    var isQuoted = false
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      case UInt8(ascii: ",") where !isQuoted && depth <= 0: return index
      default: break
      }
    }
    return bytes.count
  }

  private func option(_ range: Range<Int>) throws -> FigureOption? {
    let text = bytes[range]
    if trimmed(text).isEmpty { return nil }
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else {
      throw Fault.noOption(
        trimmed(text), at: Place(start: offset + range.lowerBound, end: offset + range.upperBound))
    }
    let key = trimmed(bytes[range.lowerBound..<equals])
    let valueStart = skipBlanks(from: equals + 1)
    var value = valueStart < range.upperBound ? trimmed(bytes[valueStart..<range.upperBound]) : ""
    guard !key.isEmpty, !value.isEmpty else {
      throw Fault.noOption(
        trimmed(text), at: Place(start: offset + range.lowerBound, end: offset + range.upperBound))
    }
    if value.hasPrefix("\""), value.hasSuffix("\""), value.utf8.count > 1 {
      value = String(value.dropFirst().dropLast())
    }
    return FigureOption(
      key: key, value: value, keyPosition: position(offset + range.lowerBound),
      valuePosition: position(offset + valueStart))
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0D].contains($0) }
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Fault {
  fileprivate static func noOption(_ text: String, at place: Place) -> Fault {
    Fault(
      "'\(text)' is no figure option", hint: "options are written as 'key=value, key=value'",
      at: place)
  }
}
