import Foundation
import Geometry
import LayoutEngine

/// Covers edges of a view: with a bar along one of them, or by fixed lengths.
///
/// Proposes the bar the length of its edge and nil across; proposes the content what is left of
/// the proposal after the bar and its spacing, and answers the content's size with them, across at
/// least the bar's (from OpenSwiftUI). Content that extends under bars (scroll views, lists) is
/// proposed all, and insets itself.
/// Measured: position/safe-area, position/safe-area-padding.
struct SafeAreaLayout: UnaryLayout {
  var bar: Bar?
  /// Lengths that no bar needs.
  var fixed: EdgeInsets
  var contentExtends: Bool

  /// Where a bar lies, how it is aligned along its edge, and its distance to the content.
  struct Bar {
    var edge: Edge
    var alignment: AlignmentKey
    var spacing: CGFloat

    /// The axis that the bar takes length from.
    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isFirst: Bool { edge == .top || edge == .leading }
  }

  var keepsSize: Bool { true }

  func insets(_ cross: (Axis) -> CGFloat?, _ barLength: (ProposedViewSize) -> CGSize)
    -> EdgeInsets
  {
    guard let bar else { return fixed }
    let ask = ProposedViewSize(bar.axis, nil, cross: cross(bar.axis.other))
    let length = barLength(ask)[bar.axis] + bar.spacing
    return fixed + EdgeInsets(Edge.Set(bar.edge), length)
  }

  private func insets(_ proposal: ProposedViewSize, _ subviews: Subviews) -> EdgeInsets {
    guard subviews.count > 1 else { return fixed }
    return insets({ proposal[$0] }, { subviews[1].sizeThatFits($0) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if contentExtends { return subviews[0].sizeThatFits(proposal) }
    let insets = insets(proposal, subviews)
    var size = subviews[0].sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
    if let bar, subviews.count > 1 {
      let across = bar.axis.other
      let ask = ProposedViewSize(bar.axis, nil, cross: proposal[across])
      size[across] = max(size[across], subviews[1].sizeThatFits(ask)[across])
    }
    return size
  }

  /// Both are asked again as they were measured, not by the size that was answered: a bar of text
  /// would else be broken into lines of the content's width.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let bar, subviews.count > 1 else {
      let corner = CGPoint(x: bounds.minX + fixed.leading, y: bounds.minY + fixed.top)
      subviews[0].place(
        at: contentExtends ? bounds.origin : corner,
        proposal: contentExtends ? proposal : proposal.inset(by: fixed))
      return
    }
    let across = bar.axis.other
    let whole = ProposedViewSize(
      bar.axis, proposal[bar.axis], cross: proposal[across] ?? bounds.size[across])
    let insets = insets(whole, subviews)
    let ask = ProposedViewSize(bar.axis, nil, cross: whole[across])
    let size = subviews[1].sizeThatFits(ask)
    let inner = contentExtends ? proposal : whole.inset(by: insets)
    let content = contentExtends ? bounds.size : subviews[0].sizeThatFits(inner)
    // The content lies in the middle across, the bar's guide on the content's.
    let start = bounds.origin[across] + (bounds.size[across] - content[across]) / 2
    let inset = contentExtends ? 0 : bar.axis == .vertical ? insets.top : insets.leading
    subviews[0].place(
      at: CGPoint(bar.axis, bounds.origin[bar.axis] + inset, cross: start), proposal: inner)
    let line = subviews[0].guide(bar.alignment, size: content, proposal: inner)
    let along = bar.isFirst ? 0 : bounds.size[bar.axis] - size[bar.axis]
    let guide = subviews[1].guide(bar.alignment, size: size, proposal: ask)
    subviews[1].place(
      at: CGPoint(
        bar.axis, bounds.origin[bar.axis] + along, cross: start + line - guide), proposal: ask)
  }
}

/// A view that covers some of its content's edges.
struct SafeAreaView: PrimitiveView {
  let name: String
  let content: any View
  var bar: SafeAreaLayout.Bar?
  var barContent: [any View] = []
  var fixed = EdgeInsets()

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      try nodes.map { node in
        let bars = try context.children(barContent, along: nil)
        let covering =
          bars.count > 1
          ? [context.node("ZStack", layout: ZStackLayout(), children: bars)] : bars
        return covered(node, by: covering.first, in: context)
      })
  }

  private func covered(
    _ node: LayoutNode, by bar: LayoutNode?, in context: ViewContext
  ) -> LayoutNode {
    let layout = SafeAreaLayout(
      bar: bar == nil ? nil : self.bar, fixed: fixed,
      contentExtends: node.traits.extendsIntoSafeArea)
    let direction = context.environment.layoutDirection
    let hooks = PlacingHooks()
    hooks.childState = { index, state in
      guard index == 0 else { return }
      let size = state.frame.size
      let insets = layout.insets({ size[$0] }, { bar?.answer(to: $0) ?? .zero })
      state.safeArea = SafeArea(
        of: state.frame, covering: SideInsets(insets, direction), in: state.safeArea)
    }
    let outer = context.node(name, layout: layout, children: [node] + (bar.map { [$0] } ?? []))
    outer.hooks = hooks
    return outer
  }
}

extension View {
  /// Shows a bar at the top or bottom edge, and insets the view by it; spacing is 8 where it is nil.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(edge == .top ? .top : .bottom, alignment.key, spacing, content().listed)
  }

  /// Shows a bar at the leading or trailing edge, and insets the view by it.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(edge == .leading ? .leading : .trailing, alignment.key, spacing, content().listed)
  }

  private func inset(
    _ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ content: [any View]
  ) -> some View {
    checking("safeAreaInset", [("spacing", [spacing])]) {
      SafeAreaView(
        name: "safeAreaInset", content: self,
        bar: SafeAreaLayout.Bar(
          edge: edge, alignment: alignment, spacing: spacing ?? ViewSpacing.defaultDistance),
        barContent: content)
    }
  }

  /// Adds to the safe area inside the view; the system's 16 points where the length is nil.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    checking("safeAreaPadding", [("length", Edge.allCases.map { insets[$0] })]) {
      SafeAreaView(name: "safeAreaPadding", content: self, fixed: insets)
    }
  }
}
