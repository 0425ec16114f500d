import Foundation
import Geometry

extension FrameNode {
  /// Appends the node as a JSON object of the published schema, on one line.
  package func appendJSON(to json: inout JSONText) {
    json.object { json in
      json.field("view") { $0.string(view) }
      if let label { json.field("label") { $0.string(label) } }
      if let id { json.field("id") { $0.string(id) } }
      json.field("x") { $0.number(frame.minX) }
      json.field("y") { $0.number(frame.minY) }
      json.field("width") { $0.number(frame.width) }
      json.field("height") { $0.number(frame.height) }
      json.field("proposal") { $0.lengths(proposal.width, proposal.height) }
      if let text {
        json.field("lines") { json in json.array(text.lines) { $0.string($1) } }
        json.field("truncated") { $0.bool(text.isTruncated) }
      }
      json.field("children") { json in
        json.array(children) { $1.appendJSON(to: &$0) }
      }
    }
  }
}

/// JSON as it is written: no spaces, fields in the order given, numbers by the one formatter.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONText) -> Void) {
    surround("{", "}", body)
  }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void
  ) {
    surround("[", "]") { json in
      for element in elements {
        json.comma()
        write(&json, element)
        json.needsComma = true
      }
    }
  }

  package mutating func field(_ name: String, _ value: (inout JSONText) -> Void) {
    comma()
    quoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(&self)
    needsComma = true
  }

  package mutating func string(_ string: String) { quoted(string) }
  package mutating func bool(_ bool: Bool) {
    bytes.append(contentsOf: (bool ? "true" : "false").utf8)
  }
  package mutating func number(_ number: CGFloat) {
    NumberText.append(Double(number), decimals: 4, to: &bytes)
  }
  package mutating func integer(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }
  /// Where something is in a list; `null` where it is not.
  package mutating func index(_ index: Int?) { if let index { integer(index) } else { null() } }
  package mutating func null() { bytes.append(contentsOf: "null".utf8) }

  /// Two lengths as an object of `width` and `height`.
  package mutating func lengths(_ width: CGFloat?, _ height: CGFloat?) {
    object { json in
      json.field("width") { $0.length(width) }
      json.field("height") { $0.length(height) }
    }
  }

  /// A proposed length: `null` is unspecified and `"inf"` is infinity.
  package mutating func length(_ length: CGFloat?) {
    guard let length else { return null() }
    if length.isFinite { number(length) } else { quoted(length < 0 ? "-inf" : "inf") }
  }

  private mutating func surround(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONText) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func quoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }
}
