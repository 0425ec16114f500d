import LayoutEngine

/// Columns of which each says what the next one shows.
///
/// On an iPhone, where there is room for one, the first: a stack with the sidebar (Apple's
/// documentation: it collapses into a stack). Columns beside each other are not drawn yet.
public struct NavigationSplitView: PrimitiveView {
  let sidebar: [any View]

  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {
    self.sidebar = sidebar().listed
  }

  public init(
    @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View,
    @ViewBuilder detail: () -> some View
  ) {
    self.sidebar = sidebar().listed
  }

  package init(views: [any View]) {
    sidebar = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .ios,
      context.environment.horizontalSizeClass != .regular
    else {
      throw ViewError.unsupported(
        name: "NavigationSplitView",
        hint: "columns beside each other are not drawn; offer it the width of an iPhone")
    }
    return try named(
      "NavigationSplitView", body: NavigationStack(views: sidebar), in: context)
  }
}
