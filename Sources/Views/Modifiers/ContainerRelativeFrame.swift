import Foundation
import Geometry
import LayoutEngine

/// Gives a view lengths that depend on the scroll view, list or figure around it.
///
/// The container's size is its own less content margins and what bars cover (Apple's
/// documentation). Proposes and answers the computed lengths, and passes the others on; an axis
/// on which no container has a known length is passed on too.
struct ContainerRelativeFrameLayout: UnaryLayout {
  var axes: Axis.Set
  var alignment: Alignment
  /// The view's length, made of the container's.
  var length: (CGFloat, Axis) -> CGFloat
  let session: LayoutSession

  var dependsOnContainer: Bool { true }

  private func own(_ axis: Axis) -> CGFloat? {
    guard axes.contains(axis), let container = session.state.container[axis],
      container.isFinite
    else { return nil }
    return max(length(container, axis), 0)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: own(.horizontal) ?? proposal.width, height: own(.vertical) ?? proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let child = subviews[0].sizeThatFits(childProposal(proposal))
    return CGSize(
      width: own(.horizontal) ?? child.width, height: own(.vertical) ?? child.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(in: bounds, alignment: alignment, proposal: childProposal(proposal))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return subviews[0].spacing.framed(edges)
  }
}

extension View {
  /// Gives the view the length of the container around on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view lengths made of those of the container around.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment, computing: length)
  }

  /// Gives the view `span` of `count` equal parts of the container around, with `spacing` points
  /// between parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    for (parameter, number) in [("count", count), ("span", span)] where number < 1 {
      return TupleView([
        RefusedView(
          error: .badLength(
            view: "containerRelativeFrame", parameter: parameter, value: CGFloat(number).text,
            hint: "at least one part is needed"))
      ])
    }
    let (parts, taken) = (CGFloat(count), CGFloat(span))
    return checking("containerRelativeFrame", [("spacing", [spacing])]) {
      containerRelativeFrame(axes, alignment: alignment) { length, _ in
        let part = (length - spacing * (parts - 1)) / parts
        return part * taken + spacing * (taken - 1)
      }
    }
  }

  /// Lengths by a closure that can fail; the figure fails with its error.
  package func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment,
    computing length: @escaping (CGFloat, Axis) throws -> CGFloat
  ) -> some View {
    ContextView { context in
      let session = context.build.session
      return modified(
        "containerRelativeFrame",
        ContainerRelativeFrameLayout(
          axes: axes, alignment: alignment,
          length: { own, axis in session.attempt(0) { try length(own, axis) } },
          session: session))
    }
  }
}
