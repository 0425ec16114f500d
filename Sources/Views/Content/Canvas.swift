import Drawing
import Foundation
import Geometry
import LayoutEngine

/// What a drawing closure draws in.
///
/// It has no members yet: a closure that draws nothing is drawn exactly, and one that draws
/// something is refused by the name of the member it uses.
public struct GraphicsContext {
  package init() {}
}

/// A view that draws by code.
///
/// Takes every length that is proposed, as a colour does (measured: canvas/sizing).
public struct Canvas: PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) throws -> Void

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// A canvas whose closure can fail; the figure fails with its error when it is drawn.
  package init(drawing renderer: @escaping (inout GraphicsContext, CGSize) throws -> Void) {
    self.renderer = renderer
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes([
      context.node(
        "Canvas", layout: ShapeLayout(shape: Rectangle()),
        drawing: CanvasDrawing(renderer: renderer))
    ])
  }
}

/// The colours that a canvas is blended in.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

/// Runs a drawing closure at the size that its view got.
struct CanvasDrawing: NodeDrawing {
  let renderer: (inout GraphicsContext, CGSize) throws -> Void

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    var graphics = GraphicsContext()
    try renderer(&graphics, node.frame.size)
  }
}
