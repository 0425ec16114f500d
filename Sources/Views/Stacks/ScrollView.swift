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
    // Margins and anchors are this view's: views in it have their own.
    let nodes = try context.nested {
      $0.contentMargins = EdgeInsets()
      $0.scrollAnchors = ScrollAnchors()
    } _: {
      try $0.children(content, along: .vertical)
    }
    let child =
      nodes.count == 1
      ? nodes[0] : context.node("VStack", layout: VStackLayout(), children: nodes)
    let environment = context.environment
    let layout = ScrollLayout(
      axes: axes, margins: environment.contentMargins, anchors: environment.scrollAnchors,
      requests: environment.scrollRequests, direction: environment.layoutDirection,
      session: context.build.session)
    let node = context.node(
      "ScrollView", layout: layout, children: nodes.isEmpty ? [] : [child])
    node.traits.extendsIntoSafeArea = true
    let hooks = PlacingHooks()
    hooks.childState = { _, state in
      let size = state.frame.size
      state.enterScrollView(along: layout.axes)
      state.enter(layout.container(state.proposal, size), insets: layout.insets(of: size))
      // The content is inset already.
      state.safeArea = nil
    }
    node.hooks = hooks
    return ViewNodes([node])
  }
}

extension View {
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

  /// Margins of their own on every edge that is named.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    func kept(_ edge: Edge) -> CGFloat { edges.contains(edge) ? insets[edge] : 0 }
    let named = EdgeInsets(
      top: kept(.top), leading: kept(.leading), bottom: kept(.bottom), trailing: kept(.trailing))
    return settingEnvironment {
      if placement != .scrollIndicators { $0.contentMargins = $0.contentMargins + named }
    }
  }
}

/// Which part of a scroll view its margins are for.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic
  case scrollContent
  case scrollIndicators
}
