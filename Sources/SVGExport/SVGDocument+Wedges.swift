import Drawing
import Foundation
import Geometry

extension SVGDocument {
  /// Draws an angular gradient through an outline.
  ///
  /// The outline is a mask: as a clip it would be applied to each triangle by itself, and its
  /// edge would grow harder with each.
  mutating func append(
    _ wedges: Wedges, through path: Path, _ use: Use, _ transform: CGAffineTransform
  ) throws {
    let alpha = wedges.commonAlpha
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: alpha ?? 1)
    let shape = beginMask(wedges.bounds)
    definitions.append("<path")
    appendPaint(.color(white), use, scale: 1, to: &definitions)
    try appendData(path, .identity, decimals: decimals(transform), to: &definitions)
    definitions.append("/></mask>\n")

    body.append("<g")
    appendReference("mask", shape)
    if !transform.isIdentity { body.append(transform: transform) }
    body.append(">\n")
    if alpha == nil {
      let opacities = beginMask(wedges.bounds)
      try append(wedges, to: &definitions) { color in
        RGBA(red: color.alpha, green: color.alpha, blue: color.alpha)
      }
      definitions.append("</mask>\n")
      body.append("<g")
      appendReference("mask", opacities)
      body.append(">\n")
    }
    try append(wedges, to: &body) { color in
      RGBA(red: color.red, green: color.green, blue: color.blue)
    }
    body.append(alpha == nil ? "</g></g>\n" : "</g>\n")
  }

  private mutating func beginMask(_ bounds: CGRect) -> Int {
    let id = newID()
    let bounds = bounds.insetBy(dx: -1, dy: -1)
    definitions.append("<mask id=\"")
    definitions.append(id: id)
    definitions.append("\" maskUnits=\"userSpaceOnUse\"")
    definitions.append("x", number: bounds.minX)
    definitions.append("y", number: bounds.minY)
    definitions.append("width", number: bounds.width)
    definitions.append("height", number: bounds.height)
    definitions.append(">")
    return id
  }

  private func append(
    _ wedges: Wedges, to buffer: inout SVGBuffer, color: (RGBA) -> RGBA
  ) throws {
    buffer.append("<path")
    buffer.append(color: color(wedges.base), as: "fill")
    try appendData(Path(wedges.bounds.insetBy(dx: -1, dy: -1)), .identity, decimals: 2, to: &buffer)
    buffer.append("/>\n")
    for wedge in wedges.wedges {
      var triangle = Path()
      triangle.addLines([wedges.center, wedge.from, wedge.to])
      triangle.closeSubpath()
      buffer.append("<path")
      buffer.append(color: color(wedge.color), as: "fill")
      try appendData(triangle, .identity, decimals: 2, to: &buffer)
      buffer.append("/>\n")
    }
  }
}
