import Foundation
import Geometry
import LayoutEngine

/// Sets one alignment guide of a view, whatever the view says itself.
///
/// Proposes and answers as if it were not there. Unary modifiers around it pass the guide on,
/// moved by their own place (OpenSwiftUI; measured for frames and baselines).
struct AlignmentGuideLayout: SizeKeepingLayout {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat

  /// A guide across may be computed from the length along: a stack's width then depends on heights.
  var axesAreIndependent: Bool { false }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    value(of: guide.key, in: bounds, proposal: proposal, subview: subviews[0])
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    value(of: guide.key, in: bounds, proposal: proposal, subview: subviews[0])
  }

  private func value(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subview: LayoutSubview
  ) -> CGFloat? {
    let own =
      guide == key
      ? compute(subview.dimensions(in: proposal))
      : subview.node.explicitGuide(guide, for: proposal)
    return own.map { $0 + bounds.origin[guide.axis] }
  }
}

extension View {
  /// Sets where a vertical line of alignment lies in the view, from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide.key, computing: computeValue)
  }

  /// Sets where a horizontal line of alignment lies in the view, from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide.key, computing: computeValue)
  }

  /// Sets a guide by a closure that can fail; the figure fails with its error.
  package func alignmentGuide(
    _ key: AlignmentKey, computing compute: @escaping (ViewDimensions) throws -> CGFloat
  ) -> some View {
    ContextView { context in
      let session = context.build.session
      return modified(
        "alignmentGuide",
        AlignmentGuideLayout(key: key) { dimensions in
          session.attempt(0) { try compute(dimensions) }
        }, guides: GuideKinds(key))
    }
  }
}
