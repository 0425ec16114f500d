import Foundation
import Geometry
import LayoutEngine

/// Adds space around a view.
///
/// Proposes what it was offered less the insets, never below zero; answers the child's size plus
/// the insets. Measured: `padding(60)` in 100 offers the child 0 × 0 and is 120 × 120.
struct PaddingLayout: UnaryLayout {
  var insets: EdgeInsets

  /// Negative insets offer the view more than nothing where nothing is offered.
  func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    var steady = subviews[0].node.steady
    if insets.leading + insets.trailing < 0 { steady.remove(.leastWidth) }
    if insets.top + insets.bottom < 0 { steady.remove(.leastHeight) }
    return steady
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }

  /// An edge that is padded has the default distance to its neighbours again.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
    return subviews[0].spacing.resetting(padded)
  }
}

extension View {
  /// Pads the edges of a set by a length; by the system's 16 points where it is nil.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padded(EdgeInsets(edges, length ?? 16))
  }

  /// Pads every edge by a length.
  public func padding(_ length: CGFloat) -> some View {
    padded(EdgeInsets(.all, length))
  }

  /// Pads each edge by a length of its own.
  public func padding(_ insets: EdgeInsets) -> some View {
    padded(insets)
  }

  private func padded(_ insets: EdgeInsets) -> some View {
    checking("padding", [("length", Edge.allCases.map { insets[$0] })]) {
      modified("padding", PaddingLayout(insets: insets))
    }
  }
}
