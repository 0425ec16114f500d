import Foundation
import Geometry
import LayoutEngine

/// The first of several views that fits.
///
/// A view fits when its ideal size on the constrained axes is no larger than the proposal; an
/// axis that is not proposed always fits; where none fits, the last view is taken. Priorities
/// have no say. Measured: layout/view-that-fits.
public struct ViewThatFits: PrimitiveView {
  let axes: Axis.Set
  let content: [any View]

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View
  ) {
    self.axes = axes
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.children(content, along: context.environment.stackAxis)
    let layout = ViewThatFitsLayout(axes: axes, pixel: context.environment.pixel)
    return ViewNodes([context.node("ViewThatFits", layout: layout, children: children)])
  }
}

struct ViewThatFitsLayout: Layout, LayoutHints {
  var axes: Axis.Set
  var pixel: CGFloat

  /// Which view fits depends on both lengths.
  var axesAreIndependent: Bool { false }

  /// The view that is taken, told where the negotiation is recorded.
  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    var untold: FittingChoice?
    guard let (recorder, container) = subviews.record else {
      return choice(proposal, subviews, &untold)
    }
    let choice = FittingChoice(container: container, proposal: proposal, axes: axes)
    return recorder.decide(choice) { choice in
      var told: FittingChoice? = choice
      let taken = self.choice(proposal, subviews, &told)
      choice = told ?? choice
      choice.taken = taken
      return taken
    }
  }

  private func choice(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ told: inout FittingChoice?
  ) -> Int? {
    for (index, subview) in subviews.enumerated() {
      let ask = ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
      let ideal = subview.sizeThatFits(ask)
      // A thousandth of a pixel forgives what arithmetic adds.
      func fits(_ axis: Axis) -> Bool {
        guard axes.contains(axis), let offer = proposal[axis] else { return true }
        return ideal[axis] <= offer + pixel / 1000
      }
      let exceeded = Axis.allCases.filter { !fits($0) }
      told?.tried.append(FittingChoice.Tried(node: subview.node, size: ideal, exceeded: exceeded))
      if exceeded.isEmpty { return index }
    }
    return subviews.indices.last
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let chosen = choice(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      if index == chosen {
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.leaveOut()
      }
    }
  }
}
