import Foundation
import Geometry
import LayoutEngine

/// A modifier that answers what the view it modifies does, and may only place it elsewhere.
package protocol SizeKeepingLayout: UnaryLayout where Cache == Void {}

extension SizeKeepingLayout {
  package var keepsSize: Bool { true }
  package func steadyLengths(of subviews: Subviews) -> SteadyLengths { subviews[0].node.steady }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }
}

/// A view that has no say in layout: it proposes what it was offered and answers what it is told.
package struct PassThroughLayout: SizeKeepingLayout {
  /// Whether it is a custom view around its body rather than a modifier.
  private let isBody: Bool

  package init(ofBody isBody: Bool = false) {
    self.isBody = isBody
  }

  package var isModifier: Bool { !isBody }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
