import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws the layers of a shape in the pixels that its frame covers.
struct ShapeDrawing: NodeDrawing {
  var layers: [ShapeLayer]
  var styles: StyleContext
  var isMirrored: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let frame = context.snapped(node.frame)
    let local = CGRect(origin: .zero, size: frame.size)
    let place = CGAffineTransform.placing(frame, isMirrored: isMirrored)
    for layer in layers {
      let paint = layer.style.paint(in: frame, styles: styles, isDark: context.isDark)
      if paint == .color(.clear) { continue }
      if let stroke = layer.shape.strokeOutline(in: local) {
        guard layer.stroke == nil, !stroke.path.isEmpty else {
          throw ViewError.unsupported(
            name: "a stroke or trim of a stroked shape",
            hint: "Stroke the shape last, or once.")
        }
        items += try stroke.items(at: place, paint)
        continue
      }
      let path = layer.shape.path(in: local).applying(place)
      guard !path.isEmpty else { continue }
      if let stroke = layer.stroke {
        if stroke.lineWidth > 0 { items.append(.stroke(path, paint, stroke)) }
      } else if !path.boundingRect.isEmpty {
        items.append(.fill(path, paint, layer.rule))
      }
    }
  }
}

extension StrokeOutline {
  /// The stroke at its place.
  ///
  /// A map that keeps angles is applied to the outline and the line's measures; any other to the
  /// finished stroke, which is exact only for a plain colour.
  func items(at place: CGAffineTransform, _ paint: Paint) throws -> [DisplayItem] {
    guard style.lineWidth > 0, !path.isEmpty else { return [] }
    if let factor = transform.similarityFactor {
      var scaled = style
      scaled.lineWidth *= factor
      scaled.dash = style.dash.map { $0 * factor }
      scaled.dashPhase *= factor
      return [.stroke(path.applying(transform).applying(place), paint, scaled)]
    }
    guard case .color = paint else {
      throw ViewError.unsupported(
        name: "a stroked shape that is stretched and drawn in a gradient",
        hint: "Stretch the shape before it is stroked, or use a plain colour.")
    }
    return [
      .group(
        DisplayGroup(
          [.stroke(path, paint, style)], transform: transform.concatenating(place)))
    ]
  }
}

extension CGAffineTransform {
  /// By how much a map that keeps angles scales lengths; nil for any other map.
  package var similarityFactor: CGFloat? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let isSquare = abs(x - y) < 1e-9 * max(x, y, 1) && abs(a * c + b * d) < 1e-9 * max(x, y, 1)
    return isSquare ? x.squareRoot() : nil
  }
}
