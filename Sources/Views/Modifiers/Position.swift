import Foundation
import Geometry
import LayoutEngine

/// Puts the centre of a view at a point of the space that is offered.
///
/// Proposes what it was offered; answers the proposal, and the child's length where that is nil.
/// The point is measured from its own top leading corner. Measured: position/basic.
struct PositionLayout: UnaryLayout {
  var point: CGPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
      proposal: proposal)
  }

  /// Every edge is the view's own: text in it has no say (OpenSwiftUI).
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

extension View {
  /// Puts the view's centre at a point of the space that is offered, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    checking("position", [("x", [x]), ("y", [y])]) {
      modified("position", PositionLayout(point: CGPoint(x: x, y: y)))
    }
  }

  /// Puts the view's centre at a point of the space that is offered, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
