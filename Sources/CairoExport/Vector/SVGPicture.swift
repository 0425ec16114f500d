import Drawing
import Foundation

/// What an SVG picture may cost, so that no small file takes minutes or gigabytes.
///
/// Measured with circles as large as a picture of 2,000 × 2,000 pixels: 0.7 ms for a circle, 5 ms
/// for an opacity, 20 ms for a mask, 180 ms for a blur.
public enum SVGLimits {
  /// Bytes of the file.
  public static let bytes = 8 * 1_024 * 1_024
  /// Elements within elements.
  public static let depth = 100
  /// Elements drawn, those that are referred to counted each time.
  public static let drawn = 5_000
  /// Layers drawn apart: opacities, masks, patterns, blend modes and the steps of filters, of which
  /// a blur takes as long as ten opacities.
  public static let layers = 200
  /// Layers within layers.
  public static let nestedLayers = 12
  /// Dashes along all lines, by their shortest pattern.
  public static let dashes = 1_000_000
}

/// An SVG file as far as it must be known to tell whether it is a still picture that needs nothing
/// but itself, looks the same everywhere, and is drawn in little time.
///
/// librsvg passes over what it does not take, such as scripts and files elsewhere; a browser that
/// shows the figure does not. So the file is refused, with the line where it is wrong.
struct SVGPicture {
  var elements: [SVGElement] = []
  var indices: [String: Int] = [:]
  /// Names that style sheets refer to, with the line.
  var sheetReferences: [(name: String, line: Int)] = []
  /// Whether a style sheet may give every element a layer.
  var sheetHasLayers = false
  var dashes = SVGDashes()

  private static let namespace = "http://www.w3.org/2000/svg"
  private static let markup = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML",
    "http://www.w3.org/2001/XInclude",
  ]

  /// - Throws: `CairoError.brokenImage` with the reason and the line.
  static func check(_ bytes: [UInt8], name: String) throws {
    do {
      guard bytes.count <= SVGLimits.bytes else {
        throw SVGRefusal("it has more than \(SVGLimits.bytes) bytes")
      }
      try SVGPicture(bytes).checkCost()
    } catch let refusal as SVGRefusal {
      throw CairoError.brokenImage(name: name, reason: refusal.reason)
    }
  }

  private struct Open {
    var tag: String
    var index: Int
    var namespaces: [String: String]
  }

  init(_ bytes: [UInt8]) throws(SVGRefusal) {
    var scanner = try XMLScanner(bytes)
    var open: [Open] = []
    while let event = try scanner.next() {
      switch event {
      case .start(let tag, let attributes, let isEmpty):
        guard !open.isEmpty || elements.isEmpty else {
          throw SVGRefusal("line \(scanner.line) has a second root element")
        }
        guard open.count < SVGLimits.depth else {
          throw SVGRefusal(
            "line \(scanner.line) has elements nested more than \(SVGLimits.depth) deep")
        }
        var namespaces = open.last?.namespaces ?? [:]
        for attribute in attributes {
          if attribute.name == "xmlns" { namespaces[""] = attribute.value }
          if attribute.name.hasPrefix("xmlns:") {
            namespaces[String(attribute.name.dropFirst(6))] = attribute.value
          }
        }
        let parent = open.last?.index
        let element = try element(tag, attributes, namespaces, line: scanner.line)
        guard parent != nil || element.name == "svg" else {
          throw SVGRefusal("its root element is '\(tag)', not 'svg'")
        }
        elements.append(element)
        if let parent { elements[parent].children.append(elements.count - 1) }
        if !isEmpty {
          open.append(Open(tag: tag, index: elements.count - 1, namespaces: namespaces))
        }
      case .end(let tag):
        guard open.popLast()?.tag == tag else {
          throw SVGRefusal("line \(scanner.line) ends '\(tag)', which is not open")
        }
      case .text(let text):
        if let parent = open.last, elements[parent.index].name == "style" {
          try readSheet(text, line: scanner.line)
        }
      }
    }
    guard open.isEmpty, !elements.isEmpty else {
      throw SVGRefusal("it ends before its last element does")
    }
  }

  private mutating func element(
    _ tag: String, _ attributes: [XMLScanner.Attribute], _ namespaces: [String: String], line: Int
  ) throws(SVGRefusal) -> SVGElement {
    let parts = tag.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw SVGRefusal("line \(line) has the element '\(tag)'") }
    let namespace = namespaces[parts.count == 2 ? String(parts[0]) : ""] ?? ""
    let name = String(parts[parts.count - 1])
    if Self.markup.contains(namespace) { throw SVGRefusal.element(tag, line: line) }
    var element = SVGElement(name: name, line: line)
    guard namespace == Self.namespace else {
      // Notes of drawing programs; they are not drawn.
      guard !namespace.isEmpty else { throw SVGRefusal.noNamespace(tag, line: line) }
      element.name = ""
      return element
    }
    guard SVGElement.names.contains(name) else { throw SVGRefusal.element(name, line: line) }
    do throws(SVGRefusal) {
      for attribute in attributes where !attribute.name.hasPrefix("xmlns") {
        try element.read(attribute, into: &dashes)
        if attribute.name == "id" {
          guard indices.updateValue(elements.count, forKey: attribute.value) == nil else {
            throw SVGRefusal("a second element '#\(attribute.value)'")
          }
        }
      }
    } catch {
      throw SVGRefusal("line \(line) has \(error.reason)")
    }
    return element
  }

  private mutating func readSheet(_ text: String, line: Int) throws(SVGRefusal) {
    do throws(SVGRefusal) {
      let sheet = try SVGStyleText(text, isSheet: true)
      for name in try sheet.references() { sheetReferences.append((name, line)) }
      sheetHasLayers =
        sheetHasLayers || sheet.mentions("opacity") || sheet.mentions("mix-blend-mode")
        || sheet.mentions("isolation")
      for property in SVGElement.refusedProperties where sheet.mentions(property) {
        throw SVGRefusal("the property '\(property)' in its style sheet")
      }
      for value in sheet.values(of: "stroke-dasharray") { dashes.read(value[...]) }
    } catch {
      throw SVGRefusal("line \(line) has \(error.reason)")
    }
  }
}

extension SVGRefusal {
  fileprivate static func element(_ name: String, line: Int) -> SVGRefusal {
    let why: String
    switch name {
    case "text", "tspan", "textPath", "tref", "font", "font-face", "altGlyph":
      why = ", which every machine sets in fonts of its own; turn text into paths"
    case "script", "foreignObject", "iframe", "handler", "listener":
      why = ", which is no part of a still picture"
    case "animate", "animateColor", "animateMotion", "animateTransform", "set", "discard", "mpath":
      why = "; a picture must stand still"
    case "a", "feImage", "cursor":
      why = ", which refers to what is outside the picture"
    default: why = ", which is not supported in pictures"
    }
    return SVGRefusal("line \(line) has the element '\(name)'\(why)")
  }

  fileprivate static func noNamespace(_ name: String, line: Int) -> SVGRefusal {
    SVGRefusal(
      "line \(line) has the element '\(name)' outside SVG's namespace; the root needs "
        + "xmlns=\"http://www.w3.org/2000/svg\"")
  }
}
