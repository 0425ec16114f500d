import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws only what lies within a shape of the view's frame.
struct ClipDrawing: NodeDrawing {
  var shape: any Shape
  var rule: FillRule
  var isMirrored: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    var inner: [DisplayItem] = []
    try content(&inner)
    guard !inner.isEmpty else { return }
    let frame = context.snapped(node.frame)
    let path = try shape.coveredPath(
      in: CGRect(origin: .zero, size: frame.size), for: "a clip"
    ).applying(.placing(frame, isMirrored: isMirrored))
    items.append(.group(DisplayGroup(inner, clip: path, clipRule: rule)))
  }
}

extension CGAffineTransform {
  /// From a frame's own space to the figure's; mirrored where the reader reads from the right.
  static func placing(_ frame: CGRect, isMirrored: Bool) -> CGAffineTransform {
    isMirrored
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
      : CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }
}

extension View {
  /// Cuts off what lies outside the view's frame. No effect on layout.
  public func clipped(antialiased: Bool = false) -> some View {
    clipping("clipped", to: Rectangle())
  }

  /// Cuts off what lies outside a shape of the view's frame. No effect on layout.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    clipping("clipShape", to: shape, style.isEOFilled ? .evenOdd : .nonZero)
  }

  /// Rounds the corners of the view's frame. No effect on layout.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    checking("cornerRadius", [("radius", [radius])]) {
      clipping(
        "cornerRadius", to: RoundedRectangle(cornerRadius: radius, style: .circular))
    }
  }

  private func clipping(
    _ name: String, to shape: any Shape, _ rule: FillRule = .nonZero
  ) -> some View {
    ContextView { context in
      modified(
        name, PassThroughLayout(),
        drawing: ClipDrawing(
          shape: shape, rule: rule,
          isMirrored: context.environment.layoutDirection == .rightToLeft))
    }
  }
}
