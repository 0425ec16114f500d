import Foundation
import Geometry
import LayoutEngine

/// Space that grows: along the stack it is in, on both axes outside stacks.
///
/// Answers what is proposed, at least `minLength` (8 points where it is nil); the ideal is the
/// minimum. Its priority is below every other, and spacing beside it is zero (measured).
public struct Spacer: PrimitiveView {
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    var traits = NodeTraits()
    traits.priority = -.infinity
    let layout = SpacerLayout(axis: context.environment.stackAxis, least: max(minLength ?? 8, 0))
    return ViewNodes([context.node("Spacer", layout: layout, traits: traits)])
  }
}

struct SpacerLayout: Layout, LayoutHints {
  var axis: Axis?
  var least: CGFloat

  var axesAreIndependent: Bool { true }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      axis == nil || axis == along ? max(proposal[along] ?? least, least) : 0
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// There is no category to share, hence no distance along the stack; across it a row's distance
  /// to the next is that of the other views in it (from OpenSwiftUI and two other transcriptions:
  /// no entry for those edges).
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .spacer }
}
