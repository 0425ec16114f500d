import Drawing
import Foundation
import Geometry

extension SVGDocument {
  /// What is done with an outline.
  enum Use {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  mutating func append(
    _ path: Path, _ paint: FlatPaint, _ use: Use, _ transform: CGAffineTransform
  ) throws {
    if case .wedges(let wedges) = paint {
      return try append(wedges, through: path, use, transform)
    }
    let scale = bakedScale(paint, use, transform)
    // Coordinates are written as the transform maps them where that draws the same.
    let baked = scale == nil ? .identity : transform
    let source = define(paint, transform: baked, scale: scale ?? 1, within: transform)
    body.append("<path")
    if scale == nil { body.append(transform: transform) }
    body.append(source, use, scale: scale ?? 1)
    try body.append(path, baked, decimals: scale == nil ? decimals(transform) : decimals())
    body.append("/>\n")
  }

  /// The factor of lengths by which the transform can be multiplied into an item's numbers; nil
  /// where it must be written as a transform.
  private func bakedScale(
    _ paint: FlatPaint, _ use: Use, _ transform: CGAffineTransform
  ) -> CGFloat? {
    if transform.isTranslation { return 1 }
    switch (paint, use) {
    case (.color, .fill): return 1
    case (.color, .stroke), (.linear, _): return transform.evenScale
    case (.radial(_, _, _, let aspect), _): return aspect == 1 ? transform.evenScale : nil
    case (.wedges, _): return nil
    }
  }
}

extension SVGBuffer {
  /// Appends ` d="…"`.
  ///
  /// - Throws: `DrawingError` where a coordinate has more digits than can be kept.
  mutating func append(
    _ path: Path, _ transform: CGAffineTransform = .identity, decimals: Int
  ) throws {
    append(" d=\"")
    let text = PathText(decimals: decimals, transform: transform)
    guard text.append(path, to: &bytes) else {
      throw DrawingError.tooLarge(item: "shape", what: "path")
    }
    append("\"")
  }

  /// Appends the attributes that say how an outline is painted.
  mutating func append(
    _ source: PaintReference, _ use: SVGDocument.Use, scale: CGFloat = 1
  ) {
    switch use {
    case .fill(let rule):
      append(source, as: "fill")
      if rule == .evenOdd { append(" fill-rule=\"evenodd\"") }
    case .stroke(let style):
      append(" fill=\"none\"")
      append(source, as: "stroke")
      append(style, scale: scale)
    }
  }

  private mutating func append(_ style: StrokeStyle, scale: CGFloat) {
    if style.lineWidth * scale != 1 {
      append("stroke-width", number: style.lineWidth * scale, decimals: 5)
    }
    switch style.lineCap {
    case .butt: break
    case .round: append(" stroke-linecap=\"round\"")
    case .square: append(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter:
      if style.miterLimit != 4 {
        append("stroke-miterlimit", number: style.miterLimit)
      }
    case .round: append(" stroke-linejoin=\"round\"")
    case .bevel: append(" stroke-linejoin=\"bevel\"")
    }
    guard !style.dash.isEmpty else { return }
    append(" stroke-dasharray=\"")
    for (index, length) in style.dash.enumerated() {
      if index > 0 { append(" ") }
      append(number: length * scale, decimals: 5)
    }
    append("\"")
    if style.dashPhase != 0 {
      append("stroke-dashoffset", number: style.dashPhase * scale, decimals: 5)
    }
  }

  mutating func append(transform: CGAffineTransform) {
    if transform.isTranslation {
      append(" transform=\"translate(")
      append(number: transform.tx)
      append(" ")
      append(number: transform.ty)
    } else {
      append(" transform=\"matrix(")
      for number in [transform.a, transform.b, transform.c, transform.d] {
        append(number: number, decimals: 7)
        append(" ")
      }
      append(number: transform.tx, decimals: 4)
      append(" ")
      append(number: transform.ty, decimals: 4)
    }
    append(")\"")
  }
}
