import Foundation
import Geometry
import LayoutEngine

/// Arranges views in a column.
///
/// Proposes shares of its height by priority and flexibility, and the width it was offered; answers
/// the sum of the heights with spacing, and the union of the aligned widths.
public struct VStack: PrimitiveView {
  let layout: VStackLayout
  let content: [any View]

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.children(content, along: .vertical)
    return ViewNodes([context.node("VStack", layout: layout, children: children)])
  }
}

/// `VStack` as a layout, for `AnyLayout` and for layouts that build on it.
public struct VStackLayout: Layout, LayoutHints {
  public var alignment: HorizontalAlignment {
    get { HorizontalAlignment(stack.alignment) }
    set { stack.alignment = newValue.key }
  }
  public var spacing: CGFloat? {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }
  private var stack: StackLayout

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  package var axesAreIndependent: Bool { true }
  package func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    stack.steadyLengths(of: subviews)
  }

  public struct Cache {
    fileprivate var stack: StackLayout.Cache
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: stack.makeCache(subviews: subviews))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.stack)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.stack)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == alignment
      ? stack.alignedLine(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache.stack)
      : mergedAlignment(
        of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
