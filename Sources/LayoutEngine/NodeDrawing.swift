import Drawing
import Foundation
import Geometry

/// How a node is drawn: a leaf draws itself, a modifier draws around or over what it modifies.
package protocol NodeDrawing {
  /// Appends the items for a node, in points of the figure's space.
  ///
  /// - Parameter content: appends the subviews' items, in the order they are painted.
  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws
  /// What drawing the subviews depends on, made of what drawing the node does.
  func subviewContext(_ context: DrawingContext) -> DrawingContext
  /// Whether subviews after the first are painted below it, as a background is.
  var paintsFirstLast: Bool { get }
}

extension NodeDrawing {
  /// Nothing of its own: the subviews alone.
  package func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    try content(&items)
  }

  package func subviewContext(_ context: DrawingContext) -> DrawingContext { context }

  package var paintsFirstLast: Bool { false }
}

/// What drawing depends on that layout does not.
package struct DrawingContext: Sendable {
  /// The size of a pixel in points; zero to draw without rounding, for exact bounds.
  package var pixel: CGFloat
  /// Whether the figure is drawn for a dark page.
  package var isDark: Bool

  package init(pixel: CGFloat, isDark: Bool) {
    self.pixel = pixel
    self.isDark = isDark
  }

  /// A length on the pixel grid, halves up.
  package func snapped(_ length: CGFloat) -> CGFloat {
    pixel == 0 ? length : (length / pixel + 0.5).rounded(.down) * pixel
  }

  /// A rectangle whose edges, each rounded for itself, lie on the pixel grid.
  ///
  /// 34.75…65.25 at 2× is drawn from 70 to 131 pixels (measured on pointfree's PNGs).
  package func snapped(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (snapped(rect.minX), snapped(rect.minY))
    return CGRect(
      x: minX, y: minY, width: snapped(rect.maxX) - minX, height: snapped(rect.maxY) - minY)
  }
}

/// A text's lines as drawn.
package struct NodeText: Hashable, Sendable {
  package var lines: [String]
  package var isTruncated: Bool

  package init(lines: [String], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
