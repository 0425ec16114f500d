import Foundation
import Geometry
import LayoutEngine
import Views

/// Stands for a text of a recorded size: fixed, with baselines, and with the spacing of text.
struct TextBox: PrimitiveView {
  var width: CGFloat
  var height: CGFloat
  var baseline: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, _ baseline: CGFloat = 13) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes([
      context.node(
        "TextBox",
        layout: TextBoxLayout(size: CGSize(width: width, height: height), baseline: baseline),
        guides: .baselines)
    ])
  }
}

private struct TextBoxLayout: Layout {
  var size: CGSize
  var baseline: CGFloat

  /// SF at 13 points, two pixels a point, as recorded on macOS 26.
  private static let aboveText: CGFloat = 4.7393
  private static let belowText: CGFloat = 8.1514

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let side = ViewSpacing.EdgePreference(plain: ViewSpacing.defaultDistance)
    return ViewSpacing(
      top: ViewSpacing.EdgePreference(textToText: 0, aboveText: Self.aboveText), leading: side,
      bottom: ViewSpacing.EdgePreference(textToText: 0, belowText: Self.belowText),
      trailing: side)
  }
}
