import Foundation
import Geometry
import LayoutEngine

/// Content that may be longer than the space for it, at rest.
///
/// Proposes nil along its axes and what it was offered across; answers the proposal along its
/// axes (the content's length where that is nil) and exactly the content's size across. The
/// content starts top leading. Measured: scroll/*. Content beyond the frame is shown.
public struct ScrollView: PrimitiveView {
  let axes: Axis.Set
  let content: [any View]

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> some View
  ) {
    self.axes = axes
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.children(content, along: .vertical)
    let child =
      nodes.count == 1
      ? nodes[0] : context.node("VStack", layout: VStackLayout(), children: nodes)
    return ViewNodes([
      context.node(
        "ScrollView",
        layout: ScrollLayout(
          axes: axes, margins: context.environment.contentMargins,
          anchor: context.environment.scrollAnchor), children: nodes.isEmpty ? [] : [child])
    ])
  }
}

struct ScrollLayout: Layout, LayoutHints {
  var axes: Axis.Set
  var margins: EdgeInsets
  var anchor: UnitPoint?

  var axesAreIndependent: Bool { true }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width,
      height: axes.contains(.vertical) ? nil : inner.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content =
      (subviews.first?.sizeThatFits(contentProposal(proposal)) ?? .zero).outset(by: margins)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// Content longer than the frame starts where the anchor says, top leading without one.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    let ask = contentProposal(proposal)
    let size = child.sizeThatFits(ask)
    func start(_ axis: Axis, _ before: CGFloat, _ after: CGFloat, _ share: CGFloat?) -> CGFloat {
      let room = bounds.size[axis] - size[axis] - before - after
      guard axes.contains(axis), room < 0, let share else { return before }
      return before + room * share
    }
    child.place(
      at: CGPoint(
        x: bounds.minX + start(.horizontal, margins.leading, margins.trailing, anchor?.x),
        y: bounds.minY + start(.vertical, margins.top, margins.bottom, anchor?.y)),
      proposal: ask)
  }
}

extension View {
  /// Where longer content starts in the scroll views of this view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    settingEnvironment { $0.scrollAnchor = anchor }
  }

  /// Adds margins inside the scroll views of this view; nil for the system's own.
  public func contentMargins(_ length: CGFloat) -> some View {
    settingEnvironment { $0.contentMargins = $0.contentMargins + EdgeInsets(.all, length) }
  }

  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    settingEnvironment {
      $0.contentMargins = $0.contentMargins + EdgeInsets(edges, length ?? 0)
    }
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    settingEnvironment {
      if placement != .scrollIndicators {
        $0.contentMargins = $0.contentMargins + EdgeInsets(edges, length ?? 0)
      }
    }
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// Which part of a scroll view its margins are for.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic
  case scrollContent
  case scrollIndicators
}
