import Foundation

/// Reads an XML file piece by piece, more strictly than XML asks: no entities but the five that
/// need no document type, no instructions but the declaration, no encoding but UTF-8.
struct XMLScanner {
  struct Attribute {
    var name: String
    var value: String
  }

  enum Event {
    case start(String, [Attribute], isEmpty: Bool)
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The line of what was read last, from 1.
  private(set) var line = 1
  private var countedTo = 0

  /// - Throws: `SVGRefusal` for a file that is not UTF-8.
  init(_ bytes: [UInt8]) throws(SVGRefusal) {
    if bytes.starts(with: [0x1F, 0x8B]) {
      throw SVGRefusal("it is compressed; unpack it with gunzip")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw SVGRefusal("it is not text in UTF-8")
    }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    if bytes[place...].starts(with: "<?xml ".utf8) { try skipDeclaration() }
  }

  /// The next piece; nil at the end of the file.
  mutating func next() throws(SVGRefusal) -> Event? {
    // Each round reads at least one byte.
    while place < bytes.count {
      countLines()
      guard bytes[place] == UInt8(ascii: "<") else { return .text(try text()) }
      if skip("<!--") {
        let content = try upTo("-->", "a comment")
        if content.containsPair(UInt8(ascii: "-")) { throw refusal("a comment with '--' in it") }
      } else if skip("<![CDATA[") {
        return .text(String(decoding: try upTo("]]>", "a CDATA section"), as: UTF8.self))
      } else if skip("<!DOCTYPE") {
        let content = try upTo(">", "the document type")
        if content.contains(UInt8(ascii: "[")) {
          throw refusal("a document type of its own, which may define entities")
        }
      } else if skip("<?") {
        throw refusal("the instruction '\(name(orElse: "?"))'")
      } else if skip("</") {
        let name = try name("the name of an element")
        skipBlanks()
        guard skip(">") else { throw broken("'>' is missing behind '</\(name)'") }
        return .end(name)
      } else {
        place += 1
        return try startTag()
      }
    }
    countLines()
    return nil
  }

  private mutating func startTag() throws(SVGRefusal) -> Event {
    let name = try name("the name of an element")
    var attributes: [Attribute] = []
    var names: Set<String> = []
    while true {
      let hadBlank = skipBlanks()
      if skip("/>") { return .start(name, attributes, isEmpty: true) }
      if skip(">") { return .start(name, attributes, isEmpty: false) }
      guard hadBlank else { throw broken("'<\(name)' has no end") }
      let attribute = try self.name("an attribute of '\(name)'")
      skipBlanks()
      guard skip("=") else { throw broken("'\(attribute)' has no value") }
      skipBlanks()
      guard let quote = bytes.indices.contains(place) ? bytes[place] : nil,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { throw broken("the value of '\(attribute)' is not in quotes") }
      place += 1
      guard let end = bytes[place...].firstIndex(of: quote) else {
        throw broken("the value of '\(attribute)' has no end")
      }
      let raw = bytes[place..<end]
      place = end + 1
      guard !raw.contains(UInt8(ascii: "<")) else { throw broken("there is '<' in a value") }
      guard names.insert(attribute).inserted else { throw broken("'\(attribute)' stands twice") }
      attributes.append(Attribute(name: attribute, value: try decoded(raw)))
    }
  }

  private mutating func text() throws(SVGRefusal) -> String {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    defer { place = end }
    return try decoded(bytes[place..<end])
  }

  /// The text with its entities replaced.
  private func decoded(_ raw: ArraySlice<UInt8>) throws(SVGRefusal) -> String {
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var result = ""
    var rest = raw
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[..<start], as: UTF8.self)
      guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        throw broken("'&' begins no entity")
      }
      let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      guard let character = Self.entity(name) else {
        throw refusal("the entity '&\(name);', which is none of XML's own")
      }
      result.unicodeScalars.append(character)
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHex = name.hasPrefix("#x")
      guard name.hasPrefix("#") else { return nil }
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap {
        $0 == 0 ? nil : Unicode.Scalar($0)
      }
    }
  }

  private mutating func skipDeclaration() throws(SVGRefusal) {
    let content = String(decoding: try upTo("?>", "the declaration"), as: UTF8.self).lowercased()
    guard let range = content.range(of: "encoding") else { return }
    let quotes: Set<Character> = ["\"", "'"]
    let parts = content[range.upperBound...].split(
      omittingEmptySubsequences: false, whereSeparator: quotes.contains)
    let encoding = parts.count > 1 ? String(parts[1]) : ""
    // Of Latin letters only those of ASCII can come here in the meaning they have in UTF-8.
    let isASCII = bytes.allSatisfy { $0 < 0x80 } && ["us-ascii", "iso-8859-1"].contains(encoding)
    guard encoding == "utf-8" || isASCII else {
      throw SVGRefusal("its encoding is '\(encoding)'; save it as UTF-8")
    }
  }

  private func name(orElse other: String) -> String {
    let end = bytes[place...].firstIndex { !Self.isName($0) } ?? bytes.count
    return end > place ? String(decoding: bytes[place..<end], as: UTF8.self) : other
  }

  private mutating func name(_ what: String) throws(SVGRefusal) -> String {
    let name = name(orElse: "")
    guard !name.isEmpty else { throw broken("\(what) is missing") }
    place += name.utf8.count
    return name
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = place
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    return place > start
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  /// What stands before a text, which is skipped too.
  private mutating func upTo(_ text: String, _ what: String) throws(SVGRefusal)
    -> ArraySlice<UInt8>
  {
    let wanted = Array(text.utf8)
    var end = place
    while let found = bytes[end...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) {
        defer { place = found + wanted.count }
        return bytes[place..<found]
      }
      end = found + 1
    }
    throw broken("\(what) has no end")
  }

  private mutating func countLines() {
    line += bytes[countedTo..<place].count { $0 == 0x0A }
    countedTo = place
  }

  private func broken(_ what: String) -> SVGRefusal {
    SVGRefusal("it is no XML in line \(line): \(what)")
  }

  private func refusal(_ what: String) -> SVGRefusal {
    SVGRefusal("line \(line) has \(what)")
  }
}

/// Why an SVG picture is not used, as the end of a sentence.
struct SVGRefusal: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

extension ArraySlice<UInt8> {
  fileprivate func containsPair(_ byte: UInt8) -> Bool {
    zip(self, dropFirst()).contains { $0 == byte && $1 == byte }
  }
}
