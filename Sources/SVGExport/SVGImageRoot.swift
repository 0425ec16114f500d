import Drawing
import Foundation
import Geometry

/// Changes the size that an SVG picture says of itself, and nothing else of it.
///
/// librsvg draws a picture within a picture at its own size in pixels and enlarges that, so a
/// picture that is to stay sharp must say a size large enough.
struct SVGImageRoot {
  private let bytes: [UInt8]
  /// The root element's start tag, from after `<svg` to before `>` or `/>`.
  private let tag: Range<Int>

  /// Answers nil for a file whose root element cannot be found: compressed, or in UTF-16.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let tag = Self.rootTag(bytes) else { return nil }
    self.tag = tag
  }

  /// The file with another width and height; the view box keeps what is shown.
  ///
  /// - Parameters:
  ///   - natural: the size that the file has now, in points.
  ///   - size: the size wanted; where its ratio is another one, the picture is stretched if
  ///     its view box has the natural size's ratio, else made large enough to be stretched later.
  func resized(natural: CGSize, to size: CGSize) -> [UInt8] {
    let all = Self.attributes(bytes[tag])
    let box = all.first { $0.name.elementsEqual("viewBox".utf8) }
    let canStretch = box.map { Self.ratio(ofViewBox: $0.value) == natural.ratio } ?? true
    let isStretched = size.ratio != natural.ratio
    var size = size
    if isStretched, !canStretch {
      let factor = max(size.width / natural.width, size.height / natural.height)
      size = CGSize(width: natural.width * factor, height: natural.height * factor)
    }
    var attributes = SVGBuffer()
    attributes.append("width", number: size.width, decimals: 2)
    attributes.append("height", number: size.height, decimals: 2)
    if box == nil {
      attributes.append(" viewBox=\"0 0 ")
      attributes.append(number: natural.width, decimals: 4)
      attributes.append(" ")
      attributes.append(number: natural.height, decimals: 4)
      attributes.append("\"")
    }
    var replaced: Set = ["width", "height"]
    if isStretched, canStretch {
      attributes.append(" preserveAspectRatio=\"none\"")
      replaced.insert("preserveAspectRatio")
    }
    for attribute in all where !replaced.contains(String(decoding: attribute.name, as: UTF8.self)) {
      attributes.bytes += attribute.whole
    }
    return Array(bytes[..<tag.lowerBound]) + attributes.bytes + Array(bytes[tag.upperBound...])
  }

  /// Width over height, in thousandths; nil where there are no four numbers.
  private static func ratio(ofViewBox text: ArraySlice<UInt8>) -> Int? {
    let numbers = text.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2], height: numbers[3]).ratio
  }

  /// Skips declarations, comments and a document type, to the first element.
  private static func rootTag(_ bytes: [UInt8]) -> Range<Int>? {
    var place = 0
    // Each round moves on by at least one byte.
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[open...]
      if rest.starts(with: "<svg".utf8) {
        return end(of: rest.dropFirst(4)).map { open + 4..<$0 }
      } else if rest.starts(with: "<!--".utf8) {
        guard let close = index(of: "-->", in: rest) else { return nil }
        place = close
      } else if rest.starts(with: "<?".utf8) {
        guard let close = index(of: "?>", in: rest) else { return nil }
        place = close
      } else if rest.starts(with: "<!".utf8), !rest.contains(UInt8(ascii: "[")) {
        place = open + 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// Where a start tag ends, quoted values left aside.
  private static func end(of tag: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for place in tag.indices {
      let byte = tag[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = place > tag.startIndex && tag[place - 1] == UInt8(ascii: "/")
        return isEmpty ? place - 1 : place
      }
    }
    return nil
  }

  private static func index(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }

  private struct Attribute {
    let name: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>
    /// The attribute with the space before it.
    let whole: ArraySlice<UInt8>
  }

  private static func attributes(_ tag: ArraySlice<UInt8>) -> [Attribute] {
    var found: [Attribute] = []
    var rest = tag
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")),
      let open = rest[equals...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = rest[(open + 1)...].firstIndex(of: rest[open])
    {
      found.append(
        Attribute(
          name: rest[..<equals].drop { $0 <= 0x20 }.prefix { $0 > 0x20 },
          value: rest[(open + 1)..<close], whole: rest[...close]))
      rest = rest[(close + 1)...]
    }
    return found
  }
}

extension CGSize {
  /// Width over height in thousandths; nil where it is no number that can be compared.
  fileprivate var ratio: Int? {
    let ratio = (width / height * 1_000).rounded()
    return ratio.isFinite && abs(ratio) < 1e12 ? Int(ratio) : nil
  }
}
