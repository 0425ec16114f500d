import Foundation
import Geometry

/// The screen that a figure stands for: as large as what the figure is offered.
public struct UIScreen: Sendable {
  /// In points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  /// The screen of the figure that is made on this thread; nil outside of figures.
  @TaskLocal package static var current: UIScreen?

  /// - Parameter proposal: what the figure is offered; a length that is not known, or has no end,
  ///   is that of the usual proposal, 390 × 844.
  package init(proposal: ProposedViewSize, scale: CGFloat) {
    func known(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
      length.flatMap { $0.isFinite ? $0 : nil } ?? usual
    }
    bounds = CGRect(
      x: 0, y: 0, width: known(proposal.width, 390), height: known(proposal.height, 844))
    self.scale = scale
  }
}
