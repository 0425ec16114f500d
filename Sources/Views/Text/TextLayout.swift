import Foundation
import Geometry
import LayoutEngine
import Typography

/// Text in the negotiation: it answers the size of its lines for what it is proposed.
struct TextLayout: Layout, LayoutHints {
  let text: any ShapedText
  let rules: LineRules
  let metrics: FontMetrics
  /// Whether all lines are equally high.
  let hasOneFont: Bool
  let hasOneParagraph: Bool

  /// Narrower text is higher.
  var axesAreIndependent: Bool { false }

  /// Offered no width it has none; offered no height it keeps a line; offered all the width in the
  /// world a paragraph is one line.
  func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    var steady = SteadyLengths.leastWidth
    if hasOneFont, rules.minimumScaleFactor >= 1 { steady.insert(.leastHeight) }
    if hasOneParagraph { steady.insert(.largestWidth) }
    return steady
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    text.size(width: proposal.width, height: proposal.height, rules: rules)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// The lines as drawn: those that the text was measured with when it was placed.
  func lines(for proposal: ProposedViewSize) -> TextLines {
    text.lines(width: proposal.width, height: proposal.height, rules: rules)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let lines = lines(for: proposal)
    return guide == .firstTextBaseline ? lines.firstBaseline : lines.lastBaseline
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  /// The distances between text and its neighbours, from the font's measures.
  ///
  /// With ascender a, descender d, cap height c and k = a tenth of a + d rounded up to a pixel:
  /// a view above keeps d + k, a view below max(a + d + k − c, d + k), a text below the leading of
  /// the lower text's style. From OpenSwiftUI, confirmed by frames of iamcgn/swiftui-web.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let height = metrics.ascender + metrics.descender
    let k = rules.ceiled(0.1 * height)
    let above = metrics.descender + k
    let below = max(height + k - metrics.capHeight, above)
    let side = ViewSpacing.EdgePreference(plain: ViewSpacing.defaultDistance)
    return ViewSpacing(
      top: ViewSpacing.EdgePreference(
        textToText: max(rules.ceiled(metrics.leading), 0), aboveText: above),
      leading: side,
      bottom: ViewSpacing.EdgePreference(textToText: 0, belowText: below), trailing: side)
  }
}

extension LineRules {
  /// A length rounded up to a whole pixel, forgiving what arithmetic adds.
  func ceiled(_ length: CGFloat) -> CGFloat {
    ((length / pixel) - 1e-6).rounded(.up) * pixel
  }
}
