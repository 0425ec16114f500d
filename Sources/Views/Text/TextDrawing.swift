import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// Draws the lines of a text: the very lines that were measured.
struct TextDrawing: NodeDrawing {
  let layout: TextLayout
  let attributes: [TextAttributes]
  let styles: StyleContext

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let lines = layout.lines(for: node.proposal)
    let frame = node.frame
    let origin = CGPoint(x: context.snapped(frame.minX), y: context.snapped(frame.minY))
    for line in lines.lines {
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      var pen = start.x
      for run in line.runs {
        let style = run.style < attributes.count ? attributes[run.style] : TextAttributes()
        let paint = (style.foreground ?? AnyShapeStyle(ForegroundStyle())).paint(
          in: frame, styles: styles, isDark: context.isDark)
        if run.face.outlines.hasColors {
          ColorGlyphRun(run, at: start, paint).draw(into: &items)
        } else {
          items.append(.text(run, at: start, paint))
        }
        let place = CGRect(x: pen, y: start.y, width: run.width, height: 0)
        drawLine(style.underline, 310, run, place, paint, context, &items)
        drawLine(style.strikethrough, -600, run, place, paint, context, &items)
        pen += run.width
      }
    }
  }

  /// A line under (or through) a run, at a depth in 1/2048 em below the baseline; 120 thick
  /// (SF's constants, measured for underlines at weight 400).
  private func drawLine(
    _ line: TextLineStyle?, _ depth: CGFloat, _ run: GlyphRun, _ place: CGRect, _ paint: Paint,
    _ context: DrawingContext, _ items: inout [DisplayItem]
  ) {
    guard let line, line.isActive else { return }
    let thickness = max(run.size * 120 / 2048, context.pixel)
    let middle = place.minY + run.size * depth / 2048
    let rect = context.snapped(
      CGRect(x: place.minX, y: middle - thickness / 2, width: place.width, height: thickness))
    let own = line.color.map { Paint.color($0.resolved(isDark: context.isDark)) }
    items.append(.fill(Path(rect), own ?? paint, .nonZero))
  }
}
