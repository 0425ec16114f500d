import Drawing
import Foundation
import Geometry

/// What an attribute names as its paint.
enum PaintReference {
  case color(RGBA)
  case definition(Int)
}

extension SVGDocument {
  /// Defines a gradient once, in the space that the transform maps to.
  ///
  /// - Parameters:
  ///   - scale: the transform's factor of lengths.
  ///   - full: the whole transform, which decides how many decimals matter.
  mutating func define(
    _ paint: FlatPaint, transform: CGAffineTransform, scale: CGFloat,
    within full: CGAffineTransform
  ) -> PaintReference {
    var text = SVGBuffer()
    let decimals = decimals(full)
    switch paint {
    case .color(let color):
      return .color(color)
    case .wedges(let wedges):
      return .color(wedges.base)
    case .linear(let stops, let start, let end):
      let (start, end) = (start.applying(transform), end.applying(transform))
      text.append("x1", number: start.x, decimals: decimals)
      text.append("y1", number: start.y, decimals: decimals)
      text.append("x2", number: end.x, decimals: decimals)
      text.append("y2", number: end.y, decimals: decimals)
      text.append(">")
      text.append(stops)
      return .definition(define(gradient: "linearGradient", text))
    case .radial(let stops, let center, let radius, let aspect):
      let center = center.applying(transform)
      text.append("cx", number: center.x, decimals: decimals)
      text.append("cy", number: center.y, decimals: decimals)
      text.append("r", number: radius * scale, decimals: decimals)
      if aspect != 1 {
        text.append(" gradientTransform=\"matrix(1 0 0 ")
        text.append(number: aspect, decimals: 7)
        text.append(" 0 ")
        text.append(number: center.y * (1 - aspect), decimals: 5)
        text.append(")\"")
      }
      text.append(">")
      text.append(stops)
      return .definition(define(gradient: "radialGradient", text))
    }
  }

  private mutating func define(gradient name: StaticString, _ text: SVGBuffer) -> Int {
    let content = String(decoding: text.bytes, as: UTF8.self)
    if let id = known[content] { return id }
    let id = newID()
    known[content] = id
    definitions.append("<")
    definitions.append(name)
    definitions.append(" id=\"")
    definitions.append(id: id)
    definitions.append("\" gradientUnits=\"userSpaceOnUse\"")
    definitions.append(text)
    definitions.append("</")
    definitions.append(name)
    definitions.append(">\n")
    return id
  }
}

extension SVGBuffer {
  /// Appends ` name="…"` and the opacity that goes with it.
  mutating func append(color: RGBA, as name: StaticString) {
    append(" ")
    append(name)
    append("=\"")
    append(hex: color)
    append("\"")
    if color.alpha < 1 {
      append(" ")
      append(name == "stop-color" ? "stop" : name)
      append("-opacity=\"")
      append(number: CGFloat(color.alpha), decimals: 4)
      append("\"")
    }
  }

  mutating func append(_ source: PaintReference, as name: StaticString) {
    switch source {
    case .color(let color):
      append(color: color, as: name)
    case .definition(let id):
      append(" ")
      append(name)
      append("=\"url(#")
      append(id: id)
      append(")\"")
    }
  }

  fileprivate mutating func append(_ stops: [PaintStop]) {
    for stop in stops {
      append("<stop")
      append("offset", number: CGFloat(stop.location), decimals: 5)
      append(color: stop.color, as: "stop-color")
      append("/>")
    }
  }

  /// `#rrggbb`, or `#rgb` where that is the same.
  mutating func append(hex color: RGBA) {
    let levels = [color.red, color.green, color.blue].map { component in
      UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    bytes.append(UInt8(ascii: "#"))
    let isShort = levels.allSatisfy { $0 >> 4 == $0 & 15 }
    for level in levels {
      if !isShort { bytes.append(Self.hexDigits[Int(level >> 4)]) }
      bytes.append(Self.hexDigits[Int(level & 15)])
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}

/// Static strings of one program compare by their characters.
private func == (a: StaticString, b: StaticString) -> Bool {
  a.utf8CodeUnitCount == b.utf8CodeUnitCount
    && memcmp(a.utf8Start, b.utf8Start, a.utf8CodeUnitCount) == 0
}
