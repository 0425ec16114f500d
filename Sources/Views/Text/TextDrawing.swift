import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// What a run of a text is drawn with.
struct TextRunStyle {
  var attributes = TextAttributes()
  /// The run is this picture.
  var image: InlineImage?
  /// How high its background is; nil where it has none.
  var metrics: FontMetrics?
  /// The font's weight, 400 for regular.
  var weight: CGFloat = 400
}

/// Draws the lines of a text: the very lines that were measured.
struct TextDrawing: NodeDrawing {
  let layout: TextLayout
  let runs: [TextRunStyle]
  let styles: StyleContext

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let lines = layout.lines(for: node.proposal)
    let frame = node.frame
    let origin = CGPoint(x: context.snapped(frame.minX), y: context.snapped(frame.minY))
    // Backgrounds lie behind all of a line, whose letters may reach into each other's room.
    let hasBackgrounds = runs.contains { $0.metrics != nil }
    let passes = hasBackgrounds ? [drawBackground, drawGlyphs] : [drawGlyphs]
    for line in lines.lines {
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      for draw in passes {
        var pen = start.x
        for run in line.runs {
          let style = run.style < runs.count ? runs[run.style] : TextRunStyle()
          draw(run, style, start, pen, frame, context, &items)
          pen += run.width
        }
      }
    }
  }

  private func drawBackground(
    _ run: GlyphRun, _ style: TextRunStyle, line start: CGPoint, pen: CGFloat, frame: CGRect,
    _ context: DrawingContext, into items: inout [DisplayItem]
  ) {
    guard let color = style.attributes.background, let metrics = style.metrics else { return }
    let baseline = start.y - (style.attributes.baselineOffset ?? 0)
    let box = CGRect(
      x: pen, y: baseline - metrics.ascender, width: run.width,
      height: metrics.ascender + metrics.descender)
    items.append(
      .fill(
        Path(context.snapped(box)), .color(color.resolved(isDark: context.isDark)), .nonZero))
  }

  private func drawGlyphs(
    _ run: GlyphRun, _ style: TextRunStyle, line start: CGPoint, pen: CGFloat, frame: CGRect,
    _ context: DrawingContext, into items: inout [DisplayItem]
  ) {
    let attributes = style.attributes
    let paint = attributes.paintStyle.paint(in: frame, styles: styles, isDark: context.isDark)
    let place = CGRect(
      x: pen, y: start.y - (attributes.baselineOffset ?? 0), width: run.width, height: 0)
    if let image = style.image {
      image.draw(at: place.origin, width: run.width, tint: paint, context, into: &items)
    } else if run.face.outlines.hasColors {
      ColorGlyphRun(run, at: start, paint).draw(into: &items)
    } else {
      items.append(.text(run, at: start, paint))
    }
    let base = CGRect(x: pen, y: start.y, width: run.width, height: 0)
    let under = Underline(weight: style.weight)
    drawLine(attributes.underline, under, run, base, paint, context, &items)
    let through = Underline(depth: -600, thickness: under.thickness)
    drawLine(attributes.strikethrough, through, run, base, paint, context, &items)
  }

  /// Where a line is, and how thick, in 1/2048 em.
  private struct Underline {
    /// Below the baseline.
    var depth: CGFloat
    var thickness: CGFloat

    init(depth: CGFloat, thickness: CGFloat) {
      self.depth = depth
      self.thickness = thickness
    }

    /// SF's by weight, measured at four; in between as far as the weight is, beyond as at the ends.
    init(weight: CGFloat) {
      let known: [(weight: CGFloat, depth: CGFloat, thickness: CGFloat)] = [
        (400, 310, 120), (500, 299, 146), (600, 291, 164), (700, 280, 190),
      ]
      let weight = min(max(weight, 400), 700)
      let index = min(Int((weight - 400) / 100), known.count - 2)
      let (a, b) = (known[index], known[index + 1])
      let share = (weight - a.weight) / (b.weight - a.weight)
      depth = a.depth + (b.depth - a.depth) * share
      thickness = a.thickness + (b.thickness - a.thickness) * share
    }
  }

  /// A line under a run, or through it.
  private func drawLine(
    _ line: TextLineStyle?, _ underline: Underline, _ run: GlyphRun, _ place: CGRect,
    _ paint: Paint, _ context: DrawingContext, _ items: inout [DisplayItem]
  ) {
    guard let line, line.isActive else { return }
    let thickness = max(run.size * underline.thickness / 2048, context.pixel)
    let middle = place.minY + run.size * underline.depth / 2048
    let rect = context.snapped(
      CGRect(x: place.minX, y: middle - thickness / 2, width: place.width, height: thickness))
    let own = line.color.map { Paint.color($0.resolved(isDark: context.isDark)) }
    let lengths = line.pattern.lengths
    if lengths.isEmpty {
      items.append(.fill(Path(rect), own ?? paint, .nonZero))
    } else {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      let style = StrokeStyle(lineWidth: rect.height, dash: lengths.map { $0 * rect.height })
      items.append(.stroke(path, own ?? paint, style))
    }
  }
}

extension TextAttributes {
  /// Links are in the tint, whatever colour is asked for: neither `foregroundColor` around the
  /// text nor the attribute on the link's own range changes them (feedback-assistant/reports
  /// issues 286 and 287).
  fileprivate var paintStyle: AnyShapeStyle {
    if isLink { return AnyShapeStyle(TintShapeStyle()) }
    return foreground ?? AnyShapeStyle(ForegroundStyle())
  }
}
