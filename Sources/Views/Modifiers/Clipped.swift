import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws only what lies within a shape of the view's frame.
struct ClipDrawing: NodeDrawing {
  var shape: any Shape
  var rule: FillRule

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    var inner: [DisplayItem] = []
    try content(&inner)
    guard !inner.isEmpty else { return }
    let path = shape.path(in: context.snapped(node.frame))
    items.append(.group(DisplayGroup(inner, clip: path, clipRule: rule)))
  }
}

extension View {
  /// Cuts off what lies outside the view's frame. No effect on layout.
  public func clipped(antialiased: Bool = false) -> some View {
    modified(
      "clipped", PassThroughLayout(), drawing: ClipDrawing(shape: Rectangle(), rule: .nonZero))
  }

  /// Cuts off what lies outside a shape of the view's frame. No effect on layout.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(
      "clipShape", PassThroughLayout(),
      drawing: ClipDrawing(shape: shape, rule: style.isEOFilled ? .evenOdd : .nonZero))
  }

  /// Rounds the corners of the view's frame. No effect on layout.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    checking("cornerRadius", [("radius", [radius])]) {
      modified(
        "cornerRadius", PassThroughLayout(),
        drawing: ClipDrawing(
          shape: RoundedRectangle(cornerRadius: radius, style: .circular), rule: .nonZero))
    }
  }
}
