import Foundation
import Geometry
import LayoutEngine

/// A screen under a bar with its title and buttons. The first screen is drawn, whatever the path.
///
/// iOS: takes the proposal; the bar covers the top of it, which insets the content, lists and scroll
/// views by themselves. macOS: the content alone, whose size it has; the title and the toolbar are the
/// window's (iOS.md and Navigation.md of iamcgn/swiftui-web).
public struct NavigationStack: PrimitiveView {
  let root: [any View]

  public init(@ViewBuilder root: () -> some View) {
    self.root = root().listed
  }

  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> some View) {
    self.root = root().listed
  }

  package init(views: [any View]) {
    root = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try Screen(name: "NavigationStack", root: root).layoutNodes(in: context)
  }
}

/// The older name of a navigation stack, as an iPhone shows it.
public struct NavigationView: PrimitiveView {
  let content: [any View]

  public init(@ViewBuilder content: () -> some View) {
    self.content = content().listed
  }

  package init(views: [any View]) {
    content = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let first = content.prefix(1)
    return try Screen(name: "NavigationView", root: Array(first)).layoutNodes(in: context)
  }
}

private struct Screen: PrimitiveView {
  let name: String
  let root: [any View]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .ios else {
      return try named(name, body: ScreenContent(views: root, bar: nil), in: context)
    }
    let bar = NavigationBar()
    let screen = SafeAreaView(
      name: name, content: ScreenContent(views: root, bar: bar),
      bar: SafeAreaLayout.Bar(edge: .top, alignment: HorizontalAlignment.center.key, spacing: 0),
      barContent: [NavigationBarView(bar: bar)])
    return try screen.layoutNodes(in: context)
  }
}

/// The screen's views in one, which fills the stack.
private struct ScreenContent: PrimitiveView {
  let views: [any View]
  let bar: NavigationBar?

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested {
      $0.controls.navigationBar = bar
    } _: {
      try $0.children(views, along: nil)
    }
    let one =
      nodes.count == 1
      ? nodes[0] : context.node("ZStack", layout: ZStackLayout(), children: nodes)
    guard bar != nil, !one.traits.extendsIntoSafeArea else { return ViewNodes([one]) }
    return try NodesView(nodes: [one]).frame(maxWidth: .infinity, maxHeight: .infinity)
      .layoutNodes(in: context)
  }
}

/// How a screen's title is shown.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, CaseIterable, Sendable {
    case automatic
    case inline
    case large
  }
}

/// A view that tells the navigation bar something, once its own views have.
struct BarChange: PrimitiveView {
  let content: any View
  let name: String
  let change: (NavigationBar) -> Void

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0) }
    try context.changeBar(name, change)
    return nodes
  }
}

extension View {
  /// Names the screen in its navigation stack's bar.
  public func navigationTitle(_ title: String) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationTitle(_ title: Text) -> some View {
    BarChange(content: self, name: "navigationTitle") { $0.title = title }
  }

  /// The older name of `navigationTitle`.
  public func navigationBarTitle(_ title: String) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  public func navigationBarTitle(
    _ title: String, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    BarChange(content: self, name: "navigationBarTitleDisplayMode") { bar in
      switch mode {
      case .automatic: bar.mode = .automatic
      case .inline: bar.mode = .inline
      case .large: bar.mode = .large
      }
    }
  }

  /// The older way to put views in the bar.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    barItems(leading: [leading], trailing: [trailing])
  }

  public func navigationBarItems(leading: some View) -> some View {
    barItems(leading: [leading])
  }

  public func navigationBarItems(trailing: some View) -> some View {
    barItems(trailing: [trailing])
  }

  package func barItems(leading: [any View] = [], trailing: [any View] = []) -> some View {
    BarChange(content: self, name: "navigationBarItems") { bar in
      bar.leading += leading
      bar.trailing += trailing
    }
  }

  /// Shows or hides the navigation stack's bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    BarChange(content: self, name: "navigationBarHidden") { $0.isHidden = hidden }
  }
}
