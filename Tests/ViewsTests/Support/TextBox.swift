import Foundation
import Geometry
import LayoutEngine
import Views

/// A box of fixed size that keeps its distance as text does: SF at 13 points and 2× on macOS 26,
/// 4.7393 above, 8.1514 below, nothing between texts; baselines at `base`.
struct TextBox: Layout {
  var width: CGFloat
  var height: CGFloat
  var base: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, _ base: CGFloat = 13) {
    self.width = width
    self.height = height
    self.base = base
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: width, height: height) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let side = ViewSpacing.EdgePreference(plain: 8)
    return ViewSpacing(
      top: ViewSpacing.EdgePreference(textToText: 0, aboveText: 4.7393), leading: side,
      bottom: ViewSpacing.EdgePreference(textToText: 0, belowText: 8.1514), trailing: side)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? bounds.minY + base : nil
  }
}
