import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Marks a parent's frame: a soft tint and a dashed outline inside the frame.
///
/// Takes the space it is offered, as a shape does.
public struct FrameFill: PrimitiveView {
  public init() {}

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes([
      context.node(
        "FrameFill", layout: ShapeLayout(shape: Rectangle()), drawing: FrameFillDrawing())
    ])
  }
}

/// A tint of the label colour, and a hairline whose dashes are fitted to the sides so that all
/// four corners look alike.
struct FrameFillDrawing: NodeDrawing {
  static let radius: CGFloat = 8
  static let lineWidth: CGFloat = 1
  /// The dash and the gap that are fitted, in points.
  static let dash: CGFloat = 5
  static let gap: CGFloat = 4

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let frame = context.snapped(node.frame)
    guard frame.width > 0, frame.height > 0 else { return }
    let label = Color.primary.resolved(isDark: context.isDark)
    items.append(
      .fill(
        Path(roundedRect: frame, cornerRadius: Self.radius), .color(label.opacity(0.055)),
        .nonZero))
    let line = frame.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
    guard line.width > 0, line.height > 0 else { return }
    let radius = min(Self.radius - Self.lineWidth / 2, min(line.width, line.height) / 2)
    for (path, length) in sides(of: line, radius: radius) {
      items.append(
        .stroke(path, .color(label.opacity(0.45)), dashes(fitting: length)))
    }
  }

  /// Four outlines, each from the middle of one corner to the middle of the next.
  private func sides(of rect: CGRect, radius: CGFloat) -> [(Path, CGFloat)] {
    let corners = [
      (CGPoint(x: rect.minX + radius, y: rect.minY + radius), Double.pi * 1.25),
      (CGPoint(x: rect.maxX - radius, y: rect.minY + radius), Double.pi * 1.75),
      (CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), Double.pi * 0.25),
      (CGPoint(x: rect.minX + radius, y: rect.maxY - radius), Double.pi * 0.75),
    ]
    return corners.indices.map { index in
      let (from, angle) = corners[index]
      let to = corners[(index + 1) % 4].0
      var path = Path()
      let eighth = Angle(radians: .pi / 4)
      path.addRelativeArc(
        center: from, radius: radius, startAngle: Angle(radians: angle), delta: eighth)
      path.addRelativeArc(
        center: to, radius: radius, startAngle: Angle(radians: angle + .pi / 4), delta: eighth)
      let straight = abs(to.x - from.x) + abs(to.y - from.y)
      return (path, straight + .pi / 2 * radius)
    }
  }

  /// Whole dashes and gaps over a length, with half a dash at either end.
  private func dashes(fitting length: CGFloat) -> StrokeStyle {
    let count = max((length / (Self.dash + Self.gap)).rounded(), 1)
    let period = length / count
    let dash = period * Self.dash / (Self.dash + Self.gap)
    return StrokeStyle(
      lineWidth: Self.lineWidth, dash: [dash, period - dash], dashPhase: dash / 2)
  }
}
