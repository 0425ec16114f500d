import Foundation
import Geometry
import LayoutEngine

/// A column for scrolling: as wide as it is offered, as high as its views are.
public struct LazyVStack: PrimitiveView {
  let layout: LazyStackLayout
  let content: [any View]

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    layout = LazyStackLayout(
      stack: StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing))
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.children(content, along: .vertical)
    return ViewNodes([context.node("LazyVStack", layout: layout, children: children)])
  }
}

/// A row for scrolling: as high as it is offered, as wide as its views are.
public struct LazyHStack: PrimitiveView {
  let layout: LazyStackLayout
  let content: [any View]

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    layout = LazyStackLayout(
      stack: StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing))
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.children(content, along: .horizontal)
    return ViewNodes([context.node("LazyHStack", layout: layout, children: children)])
  }
}

/// Headers and footers that stay in sight; at rest they change nothing.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A stack that gives every view its ideal length, whatever room or priority there is.
///
/// Proposes nil along its axis and what it was offered across; answers the sum of lengths, and
/// the proposal across (the widest view's where that is nil). Measured: lazy/stacks.
struct LazyStackLayout: Layout, LayoutHints {
  var stack: StackLayout

  var axesAreIndependent: Bool { true }

  func makeCache(subviews: Subviews) -> StackLayout.Cache { stack.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout StackLayout.Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, nil, cross: proposal[stack.axis.other])
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayout.Cache
  ) -> CGSize {
    var size = stack.sizeThatFits(
      proposal: ideal(proposal), subviews: subviews, cache: &cache)
    if let offered = proposal[stack.axis.other] { size[stack.axis.other] = offered }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayout.Cache
  ) {
    let ask = ProposedViewSize(stack.axis, nil, cross: bounds.size[stack.axis.other])
    let line = stack.alignment.defaultValue(ViewDimensions(size: bounds.size))
    var position = bounds.origin[stack.axis]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(ask)
      let guide = subview.guide(stack.alignment, size: size, proposal: ask)
      subview.place(
        at: CGPoint(
          stack.axis, position, cross: bounds.origin[stack.axis.other] + line - guide),
        proposal: ask)
      position += size[stack.axis]
      if index < cache.distances.count { position += cache.distances[index] }
    }
  }
}
