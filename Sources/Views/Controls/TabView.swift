import Drawing
import Foundation
import Geometry
import LayoutEngine

/// How a tab view's screens are chosen.
package enum TabViewLook: Hashable, Sendable {
  case automatic
  /// Pages with dots, where there are to be dots.
  case page(showsDots: Bool)
}

/// Screens of which one is drawn: the selected one, else the first.
///
/// iOS 26 (UIKit/Navigation.md of iamcgn/swiftui-web): takes the proposal; a bar covers the lowest 83
/// points, which insets the content. Pages fill the view.
public struct TabView: PrimitiveView {
  let content: [any View]
  let selection: OptionTag?

  public init(@ViewBuilder content: () -> some View) {
    self.init(selection: nil, views: content().listed)
  }

  public init<Selection: Hashable>(
    selection: Binding<Selection>, @ViewBuilder content: () -> some View
  ) {
    self.init(selection: OptionTag(selection.wrappedValue), views: content().listed)
  }

  package init(selection: OptionTag?, views: [any View]) {
    self.selection = selection
    content = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .ios else {
      throw ViewError.unsupported(
        name: "TabView", hint: "a tab view is drawn as iOS does only: leave out platform=macos")
    }
    let tabs = try context.nested {
      $0.controls.readsTags = true
      $0.controls.navigationBar = nil
    } _: {
      try $0.children(content, along: nil)
    }
    let index = tabs.firstIndex { selection != nil && $0.tag == selection } ?? 0
    let shown = tabs.indices.contains(index) ? [tabs[index]] : []
    let screen = FillingView(nodes: shown)
    if case .page(let showsDots) = context.environment.controls.tabViewStyle {
      return try pages(screen, of: tabs.count, index, showsDots, in: context)
    }
    let items = tabs.map { $0.traits.roles[TabItem.key] as? TabItem ?? TabItem(views: []) }
    let view = SafeAreaView(
      name: "TabView", content: screen,
      bar: SafeAreaLayout.Bar(
        edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 0),
      barContent: items.isEmpty ? [] : [TabBar(items: items, selected: index)])
    return try view.layoutNodes(in: context)
  }

  /// Dots of 10 points every 18, in white as UIKit draws them, in a row of 26 at the bottom
  /// (UIKit/Controls.md); behind them, where it is asked for, a capsule, whose colour is not measured.
  private func pages(
    _ screen: FillingView, of count: Int, _ index: Int, _ showsDots: Bool, in context: ViewContext
  ) throws -> ViewNodes {
    guard showsDots, count > 1 else {
      return try named("TabView", body: screen, in: context)
    }
    let width = CGFloat(count) * 18 + 20
    let hasBackground = context.environment.controls.hasPageBackground
    let paged = screen.overlay(alignment: .bottom) {
      ControlPart(name: "PageDots", width: width, height: 26) { pen, size in
        if hasBackground {
          pen.fill(CGRect(origin: .zero, size: size), radius: 13, Color.ink(66))
        }
        for page in 0..<count {
          let dot = CGRect(x: 14 + CGFloat(page) * 18, y: 8, width: 10, height: 10)
          pen.fill(Path(ellipseIn: dot), Color.white, opacity: page == index ? 1 : 0.45)
        }
      }
    }
    return try named("TabView", body: paged, in: context)
  }
}

/// One screen in all the space there is; lists and scroll views reach under the bars by themselves.
private struct FillingView: PrimitiveView {
  let nodes: [LayoutNode]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    if let one = nodes.first, one.traits.extendsIntoSafeArea { return ViewNodes([one]) }
    return try Group { NodesView(nodes: nodes) }
      .frame(maxWidth: .infinity, maxHeight: .infinity).layoutNodes(in: context)
  }
}

/// What stands for a tab in the bar: icons over titles.
struct TabItem {
  static let key = "tabItem"

  var icons: [any View] = []
  var titles: [any View] = []

  init(views: [any View]) {
    for view in views {
      switch view {
      case let label as Label:
        icons += label.icon
        titles += label.title
      case let image as Image: icons.append(image)
      default: titles.append(view)
      }
    }
  }
}

/// A capsule of 62 points, 94 + 86 for each further tab and 8 wide, at the top of the 83: every tab
/// 94 × 54, the selected one on a lens, its icon 28 high and its title of 10 points in the accent.
private struct TabBar: PrimitiveView {
  let items: [TabItem]
  let selected: Int

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let buttons = items.enumerated().map { index, item -> any View in
      button(item, isSelected: index == selected)
    }
    let platter = Color(light: RGBA(251, 252, 252), dark: RGBA(28, 28, 30))
    let bar = HStack(spacing: -8) { TupleView(buttons) }
      .padding(4)
      .background(platter, in: Capsule())
      .overlay { Capsule().strokeBorder(Color.ink(20), lineWidth: 0.5) }
      .frame(height: 83, alignment: .top)
      .settingEnvironment {
        $0.font = nil
        $0.foreground = ForegroundLevels()
      }
    return try named("TabBar", body: bar, in: context)
  }

  private func button(_ item: TabItem, isSelected: Bool) -> any View {
    let lens = Color(light: RGBA(233, 234, 234), dark: RGBA(255, 255, 255, alpha: 0.12))
    let style = isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
    return VStack(spacing: 1.5) {
      TupleView(item.icons).frame(maxHeight: 28)
      TupleView(item.titles)
        .font(.system(size: 10, weight: isSelected ? .semibold : .medium))
        .settingEnvironment { $0.lineLimit = 1 }
    }
    .foregroundStyle(style)
    .frame(width: 94, height: 54)
    .background(isSelected ? lens : .clear, in: RoundedRectangle(cornerRadius: 27))
  }
}

/// A tab of a tab view with its screen.
public struct Tab: PrimitiveView {
  let item: TabItem
  let content: [any View]
  var tag: OptionTag?

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    item = TabItem(views: label().listed)
    self.content = content().listed
  }

  public init(_ title: String, image name: String, @ViewBuilder content: () -> some View) {
    item = TabItem(views: [Label(title, image: name)])
    self.content = content().listed
  }

  public init<Value: Hashable>(
    _ title: String, image name: String, value: Value, @ViewBuilder content: () -> some View
  ) {
    self.init(title, image: name, content: content)
    tag = OptionTag(value)
  }

  public init(_ title: String, systemImage name: String, @ViewBuilder content: () -> some View) {
    item = TabItem(views: [Label(title, systemImage: name)])
    self.content = content().listed
  }

  public init<Value: Hashable>(
    _ title: String, systemImage name: String, value: Value, @ViewBuilder content: () -> some View
  ) {
    self.init(title, systemImage: name, content: content)
    tag = OptionTag(value)
  }

  public init<Value: Hashable>(
    value: Value, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {
    self.init(content: content, label: label)
    tag = OptionTag(value)
  }

  package init(item: [any View], content: [any View], tag: OptionTag? = nil) {
    self.item = TabItem(views: item)
    self.content = content
    self.tag = tag
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.wrapped("Tab", Group { TupleView(content) })
    for node in nodes.nodes {
      node.traits.roles[TabItem.key] = item
      if let tag { node.traits.roles[OptionTag.key] = tag }
    }
    return nodes
  }
}

/// How a tab view looks.
public protocol TabViewStyle {
  var _look: TabViewStyleLook { get }
}

/// A look that a tab view's style stands for.
public struct TabViewStyleLook {
  let look: TabViewLook
}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: TabViewStyleLook { TabViewStyleLook(look: .automatic) }
}

public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public enum IndexDisplayMode: Hashable, CaseIterable, Sendable {
    case automatic
    case always
    case never
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _look: TabViewStyleLook {
    TabViewStyleLook(look: .page(showsDots: mode != .never))
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    settingEnvironment { $0.controls.tabViewStyle = style._look.look }
  }

  /// Says what stands for the view in a tab view's bar.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    tabItem(views: label().listed)
  }

  package func tabItem(views: [any View]) -> some View {
    let item = TabItem(views: views)
    return marked { $0.roles[TabItem.key] = item }
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a capsule behind the dots; on its own only while a finger is on them.
  public enum BackgroundDisplayMode: Hashable, CaseIterable, Sendable {
    case automatic
    case interactive
    case always
    case never
  }

  public let _hasBackground: Bool

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasBackground = backgroundDisplayMode == .always
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    settingEnvironment { $0.controls.hasPageBackground = style._hasBackground }
  }
}
