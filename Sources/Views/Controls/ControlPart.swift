import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A piece of a control that draws itself: a switch, a slider's track, a chevron.
///
/// As large as it says; along an axis without a length it takes what is offered, `ideal` where that
/// is nil. Keeps the plain distance of 8 points to its neighbours.
struct ControlPart: PrimitiveView {
  var name: String
  var width: CGFloat?
  var height: CGFloat?
  var ideal: CGFloat = 100
  /// Draws in the part's own space, whose width and height are given in points.
  let paint: (inout ControlPen, CGSize) -> Void

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    return ViewNodes([
      context.node(
        name, layout: ControlPartLayout(width: width, height: height, ideal: ideal),
        drawing: ControlPartDrawing(
          paint: paint, styles: StyleContext(environment),
          isMirrored: environment.layoutDirection == .rightToLeft))
    ])
  }
}

struct ControlPartLayout: Layout, LayoutHints {
  var width: CGFloat?
  var height: CGFloat?
  var ideal: CGFloat

  var axesAreIndependent: Bool { true }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(
      width: width ?? max(proposal.width ?? ideal, 0),
      height: height ?? max(proposal.height ?? ideal, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Collects what a control draws.
struct ControlPen {
  let frame: CGRect
  let styles: StyleContext
  let isDark: Bool
  let isMirrored: Bool
  fileprivate var items: [DisplayItem] = []

  /// From the part's own space to the figure's, mirrored where text runs right to left.
  private var map: CGAffineTransform {
    isMirrored
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY)
  }

  mutating func fill(_ path: Path, _ style: some ShapeStyle, opacity: Double = 1) {
    let paint = style.paint(in: frame, styles: styles, isDark: isDark).opacity(opacity)
    items.append(.fill(path.applying(map), paint, .nonZero))
  }

  mutating func fill(_ rect: CGRect, radius: CGFloat, _ style: some ShapeStyle, opacity: Double = 1)
  {
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    fill(Path(roundedRect: rect, cornerRadius: radius), style, opacity: opacity)
  }

  /// Lines with round ends from point to point.
  mutating func line(
    _ points: [CGPoint], _ style: some ShapeStyle, width: CGFloat, opacity: Double = 1
  ) {
    var path = Path()
    path.addLines(points)
    stroke(path, style, width: width, opacity: opacity)
  }

  mutating func stroke(
    _ path: Path, _ style: some ShapeStyle, width: CGFloat, opacity: Double = 1
  ) {
    let paint = style.paint(in: frame, styles: styles, isDark: isDark).opacity(opacity)
    items.append(
      .stroke(
        path.applying(map), paint,
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
  }
}

private struct ControlPartDrawing: NodeDrawing {
  let paint: (inout ControlPen, CGSize) -> Void
  let styles: StyleContext
  let isMirrored: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    guard node.frame.width > 0, node.frame.height > 0 else { return }
    var pen = ControlPen(
      frame: node.frame, styles: styles, isDark: context.isDark, isMirrored: isMirrored)
    paint(&pen, node.frame.size)
    items += pen.items
  }
}
