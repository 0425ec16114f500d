import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws a view and all in it more or less transparent.
struct OpacityDrawing: NodeDrawing {
  var opacity: Double

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    guard opacity > 0 else { return }
    var inner: [DisplayItem] = []
    try content(&inner)
    if !inner.isEmpty {
      items.append(.group(DisplayGroup(inner, opacity: min(opacity, 1))))
    }
  }
}

extension View {
  /// Sets how opaque the view is: 0 is invisible, 1 opaque. No effect on layout.
  public func opacity(_ opacity: Double) -> some View {
    checking("opacity", [("opacity", [CGFloat(opacity)])]) {
      modified("opacity", PassThroughLayout(), drawing: OpacityDrawing(opacity: opacity))
    }
  }

  /// Leaves the view's place empty. No effect on layout.
  public func hidden() -> some View {
    modified("hidden", PassThroughLayout(), drawing: OpacityDrawing(opacity: 0))
  }
}
