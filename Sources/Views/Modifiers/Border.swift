import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws a line inside the view's frame, over the view.
struct BorderDrawing: NodeDrawing {
  var style: AnyShapeStyle
  var width: CGFloat
  var styles: StyleContext

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    try content(&items)
    let frame = context.snapped(node.frame)
    guard width > 0, frame.width > 0, frame.height > 0 else { return }
    var path = Path(frame)
    if frame.width > 2 * width, frame.height > 2 * width {
      path.addRect(frame.insetBy(dx: width, dy: width))
    }
    items.append(
      .fill(path, style.paint(in: frame, styles: styles, isDark: context.isDark), .evenOdd))
  }
}

/// A view with a border: its style is resolved where the view is made.
struct BorderView: PrimitiveView {
  let content: any View
  let style: AnyShapeStyle
  let width: CGFloat

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    let drawing = BorderDrawing(
      style: style, width: width, styles: StyleContext(context.environment))
    return ViewNodes(
      nodes.map {
        context.node("border", layout: PassThroughLayout(), children: [$0], drawing: drawing)
      })
  }
}

extension View {
  /// Draws a line of `width` points inside the view's frame. No effect on layout.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    checking("border", [("width", [width])], mayBeNegative: false) {
      BorderView(content: self, style: AnyShapeStyle(content), width: width)
    }
  }
}
