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
    definitions.append(.color(white), use)
    try definitions.append(path, decimals: decimals(transform))
    definitions.append("/></mask>\n")

    body.append("<g")
    appendReference("mask", shape)
    if !transform.isIdentity { body.append(transform: transform) }
    body.append(">\n")
    if alpha == nil {
      let opacities = beginMask(wedges.bounds)
      try definitions.append(wedges) { color in
        RGBA(red: color.alpha, green: color.alpha, blue: color.alpha)
      }
      definitions.append("</mask>\n")
      body.append("<g")
      appendReference("mask", opacities)
      body.append(">\n")
    }
    try body.append(wedges) { color in
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
}

extension SVGBuffer {
  fileprivate mutating func append(_ wedges: Wedges, color: (RGBA) -> RGBA) throws {
    append("<path")
    append(color: color(wedges.base), as: "fill")
    try append(Path(wedges.bounds.insetBy(dx: -1, dy: -1)), decimals: 2)
    append("/>\n")
    for wedge in wedges.wedges {
      var triangle = Path()
      triangle.addLines([wedges.center, wedge.from, wedge.to])
      triangle.closeSubpath()
      append("<path")
      append(color: color(wedge.color), as: "fill")
      try append(triangle, decimals: 2)
      append("/>\n")
    }
  }
}
