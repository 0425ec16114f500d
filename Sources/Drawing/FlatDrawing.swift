import Foundation
import Geometry
import Typography

/// A display list made flat: no nesting but layers, no paint that an exporter lacks.
///
/// Every number in it is finite and within `DrawingLimits`. Exporters draw the steps in order and
/// decide nothing, so that all of them show the same.
package struct FlatDrawing: Sendable {
  package var steps: [FlatStep] = []
  package var clips: [FlatClip] = []
  /// The picture's size in pixels.
  package var pixelWidth = 1
  package var pixelHeight = 1
  /// The most pixels that a picture made of them may have.
  package var pixelLimit = DrawingLimits.pixels
  package var background: RGBA?

  /// Whether a picture made of pixels can be as large as the drawing.
  ///
  /// - Throws: `DrawingError.canvasTooLarge`.
  package func checkPixels() throws {
    let limit = min(pixelLimit, DrawingLimits.pixels)
    guard pixelWidth <= DrawingLimits.side, pixelHeight <= DrawingLimits.side,
      pixelWidth * pixelHeight <= limit
    else {
      throw DrawingError.canvasTooLarge(
        width: CGFloat(pixelWidth), height: CGFloat(pixelHeight), limit: limit)
    }
  }

  /// Whether a picture made of pixels is shown.
  package var hasPixelImages: Bool {
    steps.contains {
      if case .image(let source, _, _) = $0.kind { return source.format != .svg }
      return false
    }
  }
}

/// One thing that an exporter does.
package struct FlatStep: Sendable {
  package enum Kind: Sendable {
    case fill(Path, FlatPaint, FillRule)
    case stroke(Path, FlatPaint, StrokeStyle)
    /// Glyphs whose line's left end and baseline lie at the step's origin.
    case text(GlyphRun, RGBA)
    case image(ImageSource, CGRect, opacity: Double)
    /// What follows is drawn apart until the matching end, then shown at an opacity.
    case beginLayer(opacity: Double)
    case endLayer
  }

  package var kind: Kind
  /// Maps the step's space to the figure's; never singular.
  package var transform: CGAffineTransform
  /// The innermost clip of the enclosing layer; an index into `FlatDrawing.clips`.
  package var clip: Int?
  /// What the step shows where it is the outline of a text, for exporters that write real text.
  package var text: FlatText?
}

/// Glyphs whose line's left end and baseline lie at a point of a step's space.
///
/// An object, so that the steps of figures without such text stay small.
package final class FlatText: Sendable {
  package let run: GlyphRun
  package let point: CGPoint

  init(run: GlyphRun, point: CGPoint) {
    self.run = run
    self.point = point
  }
}

extension FlatStep {
  /// The glyphs that the step shows, with their paint, whatever they are drawn as.
  package var shownText: (text: FlatText, paint: FlatPaint)? {
    switch kind {
    case .text(let run, let color): (FlatText(run: run, point: .zero), .color(color))
    case .fill(_, let paint, _): text.map { ($0, paint) }
    default: nil
    }
  }
}

/// An outline outside of which nothing is drawn, within another one.
package struct FlatClip: Sendable {
  package var path: Path
  package var rule: FillRule
  package var transform: CGAffineTransform
  package var parent: Int?
  /// How many clips there are from the outermost to this one.
  package var depth: Int
  /// The outline in the figure's space where it is an upright rectangle there.
  package var rectangle: CGRect?
}

/// What a step is painted with, in the step's space; stops blend well by plain interpolation.
package enum FlatPaint: Sendable {
  case color(RGBA)
  case linear([PaintStop], start: CGPoint, end: CGPoint)
  case radial([PaintStop], center: CGPoint, radius: CGFloat, aspect: CGFloat)
  case wedges(Wedges)
}
