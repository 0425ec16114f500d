import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// A hairline across the stack it is in; a horizontal one outside stacks.
///
/// One pixel thick on iOS, one point on macOS and at accessibility type sizes (measured); takes
/// the proposal along the line, 10 points where that is nil.
public struct Divider: PrimitiveView {
  public init() {}

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    let isPoint =
      environment.platform == .macos || environment.dynamicTypeSize.isAccessibilitySize
    let layout = DividerLayout(
      axis: environment.stackAxis == .horizontal ? .vertical : .horizontal,
      thickness: isPoint ? 1 : environment.pixel)
    let drawing = ShapeDrawing(
      layers: [
        ShapeLayer(
          shape: Rectangle(), style: AnyShapeStyle(Color.separator), stroke: nil,
          rule: .nonZero)
      ], styles: StyleContext(environment), isMirrored: false)
    return ViewNodes([context.node("Divider", layout: layout, drawing: drawing)])
  }
}

struct DividerLayout: Layout, LayoutHints {
  /// The direction of the line.
  var axis: Axis
  var thickness: CGFloat

  var axesAreIndependent: Bool { true }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(axis, proposal[axis] ?? 10, cross: thickness)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
