import Catalog
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let stacks: [Entry] = [
    .initializer(
      HStack.self,
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: VerticalAlignment, spacing: CGFloat?, content: ViewContent) in
      HStack(alignment: alignment, spacing: spacing) { content.tuple }
    },
    .initializer(
      VStack.self,
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: HorizontalAlignment, spacing: CGFloat?, content: ViewContent) in
      VStack(alignment: alignment, spacing: spacing) { content.tuple }
    },
    .initializer(
      ZStack.self,
      "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"
    ) { (alignment: Alignment, content: ViewContent) in
      ZStack(alignment: alignment) { content.tuple }
    },
    .initializer(
      LazyHStack.self,
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ) {
      (
        alignment: VerticalAlignment, spacing: CGFloat?, pinned: PinnedScrollableViews,
        content: ViewContent
      ) in
      LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content.tuple }
    },
    .initializer(
      LazyVStack.self,
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ) {
      (
        alignment: HorizontalAlignment, spacing: CGFloat?, pinned: PinnedScrollableViews,
        content: ViewContent
      ) in
      LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content.tuple }
    },
    .initializer(
      PinnedScrollableViews.self, "init()"
    ) { PinnedScrollableViews() },
    .staticProperty("sectionHeaders", PinnedScrollableViews.sectionHeaders),
    .staticProperty("sectionFooters", PinnedScrollableViews.sectionFooters),
    .initializer(
      ViewThatFits.self,
      "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"
    ) { (axes: Axis.Set, content: ViewContent) in
      ViewThatFits(in: axes) { content.tuple }
    },
    .initializer(
      ScrollView.self,
      "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)"
    ) { (axes: Axis.Set, shows: Bool, content: ViewContent) in
      ScrollView(axes, showsIndicators: shows) { content.tuple }
    },
    .modifier("defaultScrollAnchor", "func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View")
    {
      (view: any View, anchor: UnitPoint?) in view.defaultScrollAnchor(anchor)
    },
    .modifier("contentMargins", "func contentMargins(_ length: CGFloat) -> some View") {
      (view: any View, length: CGFloat) in view.contentMargins(length)
    },
    .modifier(
      "contentMargins",
      "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View"
    ) { (view: any View, edges: Edge.Set, length: CGFloat?) in
      view.contentMargins(edges, length)
    },
    .modifier(
      "contentMargins",
      "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement) -> some View"
    ) {
      (
        view: any View, edges: Edge.Set, length: CGFloat?, placement: ContentMarginPlacement
      ) in view.contentMargins(edges, length, for: placement)
    },
    .modifier(
      "contentMargins",
      "func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View"
    ) { (view: any View, length: CGFloat, placement: ContentMarginPlacement) in
      view.contentMargins(length, for: placement)
    },
    .modifier(
      "contentMargins",
      "func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View"
    ) {
      (
        view: any View, edges: Edge.Set, insets: EdgeInsets, placement: ContentMarginPlacement
      ) in view.contentMargins(edges, insets, for: placement)
    },
    .staticProperty("automatic", ContentMarginPlacement.automatic),
    .staticProperty("scrollContent", ContentMarginPlacement.scrollContent),
    .staticProperty("scrollIndicators", ContentMarginPlacement.scrollIndicators),
  ]
}
