import Foundation
import Geometry
import LayoutEngine

/// Moves a view without moving its place in the layout.
///
/// Proposes and answers as if it were not there; the child lies beside its place.
struct OffsetLayout: SizeKeepingLayout {
  var offset: CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height),
      proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews[0].node.explicitGuide(guide.key, for: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews[0].node.explicitGuide(guide.key, for: proposal)
  }
}

extension View {
  /// Draws the view beside its place, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    checking("offset", [("x", [x]), ("y", [y])]) {
      modified("offset", OffsetLayout(offset: CGSize(width: x, height: y)))
    }
  }

  /// Draws the view beside its place, by points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
