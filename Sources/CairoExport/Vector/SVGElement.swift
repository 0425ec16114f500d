import Drawing
import Foundation

/// An element of an SVG picture: what it refers to and what it costs.
struct SVGElement {
  /// Empty for an element that is not SVG's.
  var name: String
  let line: Int
  var children: [Int] = []
  /// Names referred to by `href`.
  var links: [String] = []
  /// Names referred to by properties that children inherit, and by those that they do not.
  var inherited: [String] = []
  var own: [String] = []
  /// Layers of the element itself.
  var layers = 0.0
  /// What a picture within the picture costs, in elements.
  var weight = 1.0

  static let names: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker",
    "image", "title", "desc", "metadata", "style", "filter", "feGaussianBlur", "feOffset",
    "feColorMatrix", "feFlood", "feBlend", "feComposite", "feMerge", "feMergeNode", "feDropShadow",
    "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB", "feFuncA",
  ]

  /// Drawn once per corner of a path, in dashes that the screen's pixels measure, or differently
  /// from viewer to viewer.
  static let refusedProperties = [
    "marker-mid", "marker", "vector-effect", "systemLanguage", "requiredExtensions",
    "requiredFeatures",
  ]

  /// Attributes that hold no style.
  private static let plain: Set<String> = [
    "id", "class", "d", "points", "viewBox", "version", "role", "lang", "result", "in", "in2",
  ]

  private static let lengths: Set<String> = [
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height",
  ]

  /// - Throws: `SVGRefusal` as the end of "line 3 has …".
  mutating func read(
    _ attribute: XMLScanner.Attribute, into dashes: inout SVGDashes
  ) throws(SVGRefusal) {
    let (name, value) = (attribute.name, attribute.value)
    let prefix = name.split(separator: ":").first.map(String.init) ?? ""
    let local = name.split(separator: ":").last.map(String.init) ?? ""
    if local == "href" || local == "src" { return try readLink(value) }
    if name == "xml:base" { throw SVGRefusal("the attribute 'xml:base'") }
    if prefix != local { return }
    if name.lowercased().hasPrefix("on") { throw SVGRefusal("the handler '\(name)'") }
    if name.hasPrefix("aria-") || name.hasPrefix("data-") { return }
    if self.name == "style", name == "media" { throw SVGRefusal("a style sheet for some media") }
    if Self.refusedProperties.contains(name) { throw SVGRefusal("the attribute '\(name)'") }
    if Self.lengths.contains(name) { dashes.addLengths(value) }
    if Self.plain.contains(name) { return }
    if name == "style" {
      for (name, value) in try SVGStyleText(value, isSheet: false).declarations {
        try readProperty(name, value, into: &dashes)
      }
    } else {
      try readProperty(name, value, into: &dashes)
    }
  }

  private mutating func readProperty(
    _ name: String, _ value: String, into dashes: inout SVGDashes
  ) throws(SVGRefusal) {
    if Self.refusedProperties.contains(name) { throw SVGRefusal("the property '\(name)'") }
    let references = try SVGStyleText(value, isSheet: false).references()
    switch name {
    case "fill", "stroke", "marker-start", "marker-end": inherited += references
    default: own += references
    }
    let word = value.trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "opacity": if Double(word) != 1 { layers += 1 }
    case "mix-blend-mode", "isolation": if word != "normal", word != "auto" { layers += 1 }
    case "stroke-dasharray": dashes.read(value[...])
    default: break
    }
  }

  private mutating func readLink(_ value: String) throws(SVGRefusal) {
    let address = value.trimmingCharacters(in: .whitespacesAndNewlines)
    if address.hasPrefix("#"), address.count > 1, name != "image" {
      links.append(String(address.dropFirst()))
      return
    }
    let kinds: [(String, ImageSource.Format)] = [
      ("data:image/png;base64,", .png), ("data:image/jpeg;base64,", .jpeg),
      ("data:image/jpg;base64,", .jpeg),
    ]
    guard name == "image", let (start, format) = kinds.first(where: { address.hasPrefix($0.0) })
    else {
      throw SVGRefusal("a reference to '\(address.prefix(80))', outside the picture")
    }
    let digits = address.utf8.dropFirst(start.utf8.count).filter { $0 > 0x20 }
    guard let data = Data(base64Encoded: Data(digits)) else {
      throw SVGRefusal("an image that is not written in base64")
    }
    do {
      let size = try ImageSize.pixels(of: [UInt8](data), format: format, name: "within it")
      weight += Double(size.width * size.height) / 10_000
    } catch let error as CairoError {
      throw SVGRefusal("an image that cannot be used: \(error.reason)")
    } catch {
      throw SVGRefusal("an image that cannot be used")
    }
  }
}

/// How many dashes a picture may have at most.
///
/// A line is never longer than a few times all the numbers that say where it goes, in the units
/// that its dashes have.
struct SVGDashes {
  private var lengths = 0.0
  private var shortest = Double.infinity

  mutating func addLengths(_ text: String) {
    for number in Self.numbers(text[...]) { lengths += abs(number) }
  }

  mutating func read(_ text: Substring) {
    let numbers = Self.numbers(text)
    let sum = numbers.reduce(0) { $0 + abs($1) }
    if sum > 0 { shortest = min(shortest, sum / Double(numbers.count)) }
  }

  /// An arc of radius r is shorter than 7 r; a way back and forth counts each number twice.
  var count: Double { shortest.isFinite ? lengths * 14 / shortest : 0 }

  /// The numbers in a text, whatever is between them; units are passed over.
  static func numbers(_ text: Substring) -> [Double] {
    var found: [Double] = []
    var current = ""
    var last: UInt8 = 0
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    for byte in Array(text.utf8) + [0x20] {
      let isExponent = (byte | 0x20) == UInt8(ascii: "e") && isDigit(last)
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isSecondPoint = byte == UInt8(ascii: ".") && current.contains(".")
      let goesOn =
        isDigit(byte) || (byte == UInt8(ascii: ".") && !isSecondPoint) || isExponent
        || (isSign && (last | 0x20) == UInt8(ascii: "e"))
      if !goesOn, !current.isEmpty {
        // `5em` ends in the beginning of an exponent.
        let number = Double(current) ?? Double(current.prefix { $0 != "e" && $0 != "E" })
        if let number { found.append(number) }
        current = ""
      }
      if goesOn || isSecondPoint { current.unicodeScalars.append(Unicode.Scalar(byte)) }
      last = byte
    }
    return found
  }
}
