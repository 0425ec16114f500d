import Foundation
import Geometry
import LayoutEngine

/// Gives a view a ratio of width to height.
///
/// Proposes the largest size of that ratio within the proposal (fit), or the smallest that covers
/// it (fill); answers the child's answer, so a view that cannot be resized keeps its size
/// (measured: image/aspect-ratio). Without a ratio the child's ideal size gives it. Where nothing
/// is proposed, nothing is; where one length is, both modes go by it. OpenSwiftUI's transcription
/// has fill propose infinity there, which nothing can be drawn in, while pictures that fill a
/// column of unknown height are everyday SwiftUI.
struct AspectRatioLayout: UnaryLayout {
  /// Width divided by height; nil for that of the child's ideal size.
  var ratio: CGFloat?
  var mode: ContentMode

  /// Either length depends on both proposals.
  var axesAreIndependent: Bool { false }

  /// Whatever fits into nothing is nothing on both axes.
  func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    mode == .fit ? subviews[0].node.steady.intersection(.least) : []
  }

  private func childProposal(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    var unit = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil { unit = subviews[0].sizeThatFits(.unspecified) }
    // A length of zero fits any offer, and no factor of it covers one.
    let factors = [Axis.horizontal, .vertical].compactMap { axis -> CGFloat? in
      guard let offer = proposal[axis], unit[axis] > 0 else { return nil }
      return offer / unit[axis]
    }
    guard let factor = mode == .fit ? factors.min() : factors.max() else { return proposal }
    func length(_ unit: CGFloat) -> CGFloat { unit == 0 || factor == 0 ? 0 : unit * factor }
    return ProposedViewSize(width: length(unit.width), height: length(unit.height))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(childProposal(proposal, subviews))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: childProposal(proposal, subviews))
  }
}

extension View {
  /// Constrains the view to a ratio of width to height; nil keeps that of its ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    checking("aspectRatio", [("aspectRatio", [aspectRatio])], mayBeNegative: false) {
      modified(
        "aspectRatio",
        AspectRatioLayout(ratio: aspectRatio == 0 ? nil : aspectRatio, mode: contentMode))
    }
  }

  /// Constrains the view to the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit, keeping the ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover, keeping the ratio of its ideal size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
