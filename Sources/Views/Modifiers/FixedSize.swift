import Foundation
import Geometry
import LayoutEngine

/// Gives a view its ideal size, whatever is offered.
///
/// Proposes nil along the fixed axes and passes the others on; answers the child's size.
struct FixedSizeLayout: UnaryLayout {
  var axes: Axis.Set

  /// The view is never offered anything but nil along a fixed axis, so that its length along the
  /// other depends on that one alone.
  func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    var steady: SteadyLengths = axes.isEmpty ? subviews[0].node.steady : []
    if axes.contains(.horizontal) { steady.formUnion(.along(.vertical)) }
    if axes.contains(.vertical) { steady.formUnion(.along(.horizontal)) }
    return steady
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(childProposal(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: childProposal(proposal))
  }
}

extension View {
  /// Fixes the view at its ideal size on both axes.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal size on the axes that are true.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified("fixedSize", FixedSizeLayout(axes: axes))
  }
}
