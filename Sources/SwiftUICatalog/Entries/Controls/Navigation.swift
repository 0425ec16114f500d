import Catalog
import Foundation
import Views

extension Vocabulary {
  static let navigation: [Entry] = [
    .initializer(NavigationStack.self, "init(@ViewBuilder root: () -> Root)") {
      (root: ViewContent) in NavigationStack(views: root.views)
    },
    .initializer(
      NavigationStack.self, "init(path: Binding<Path>, @ViewBuilder root: () -> Root)"
    ) { (path: UnshownValue, root: ViewContent) in NavigationStack(views: root.views) },
    .initializer(NavigationView.self, "init(@ViewBuilder content: () -> Content)") {
      (content: ViewContent) in NavigationView(views: content.views)
    },
    .initializer(
      NavigationLink.self,
      "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
    ) { (destination: ActionValue, label: ViewContent) in NavigationLink(views: label.views) },
    .initializer(
      NavigationLink.self, "init(destination: Destination, @ViewBuilder label: () -> Label)"
    ) { (destination: ViewValue, label: ViewContent) in NavigationLink(views: label.views) },
    .initializer(
      NavigationLink.self,
      "init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)"
    ) { (title: String, destination: ActionValue) in NavigationLink(views: [Text(title)]) },
    .initializer(
      NavigationLink.self, "init(_ title: some StringProtocol, destination: Destination)"
    ) { (title: String, destination: ViewValue) in NavigationLink(views: [Text(title)]) },
    .initializer(
      NavigationLink.self, "init(value: P?, @ViewBuilder label: () -> Label)"
    ) { (value: UnshownValue, label: ViewContent) in NavigationLink(views: label.views) },
    .initializer(NavigationLink.self, "init(_ title: some StringProtocol, value: P?)") {
      (title: String, value: UnshownValue) in NavigationLink(views: [Text(title)])
    },
    .modifier(
      "navigationTitle", "func navigationTitle(_ title: some StringProtocol) -> some View"
    ) { (view: any View, title: String) in view.navigationTitle(title) },
    .modifier("navigationTitle", "func navigationTitle(_ title: Text) -> some View") {
      (view: any View, title: Text) in view.navigationTitle(title)
    },
    .modifier(
      "navigationBarTitle", "func navigationBarTitle(_ title: some StringProtocol) -> some View"
    ) { (view: any View, title: String) in view.navigationBarTitle(title) },
    .modifier("navigationBarTitle", "func navigationBarTitle(_ title: Text) -> some View") {
      (view: any View, title: Text) in view.navigationBarTitle(title)
    },
    .modifier(
      "navigationBarTitle",
      "func navigationBarTitle(_ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode) -> some View"
    ) { (view: any View, title: String, mode: NavigationBarItem.TitleDisplayMode) in
      view.navigationBarTitle(title, displayMode: mode)
    },
    .modifier(
      "navigationBarTitle",
      "func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View"
    ) { (view: any View, title: Text, mode: NavigationBarItem.TitleDisplayMode) in
      view.navigationBarTitle(title, displayMode: mode)
    },
    .modifier(
      "navigationBarTitleDisplayMode",
      "func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View"
    ) { (view: any View, mode: NavigationBarItem.TitleDisplayMode) in
      view.navigationBarTitleDisplayMode(mode)
    },
    .modifier(
      "navigationBarItems",
      "func navigationBarItems(leading: some View, trailing: some View) -> some View"
    ) { (view: any View, leading: ViewValue, trailing: ViewValue) in
      view.barItems(leading: [leading.view], trailing: [trailing.view])
    },
    .modifier(
      "navigationBarItems", "func navigationBarItems(leading: some View) -> some View"
    ) { (view: any View, leading: ViewValue) in view.barItems(leading: [leading.view]) },
    .modifier(
      "navigationBarItems", "func navigationBarItems(trailing: some View) -> some View"
    ) { (view: any View, trailing: ViewValue) in view.barItems(trailing: [trailing.view]) },
    .modifier("navigationBarHidden", "func navigationBarHidden(_ hidden: Bool) -> some View") {
      (view: any View, hidden: Bool) in view.navigationBarHidden(hidden)
    },
  ]

  /// Of several columns the first is drawn, whatever is chosen in it.
  static let splitViews: [Entry] =
    [
      .initializer(
        NavigationSplitView.self,
        "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)"
      ) { (sidebar: ViewContent, _: ActionValue) in NavigationSplitView(views: sidebar.views) },
      .initializer(
        NavigationSplitView.self,
        "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)"
      ) { (sidebar: ViewContent, _: ActionValue, _: ActionValue) in
        NavigationSplitView(views: sidebar.views)
      },
    ]
    + [
      "columnVisibility: Binding<NavigationSplitViewVisibility>",
      "preferredCompactColumn: Binding<NavigationSplitViewColumn>",
    ].flatMap { choice -> [Entry] in
      [
        .ignored(
          NavigationSplitView.self,
          "init(\(choice), @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)"
        ) { (_: Value, sidebar: ViewContent, _: ActionValue) in
          NavigationSplitView(views: sidebar.views)
        },
        .ignored(
          NavigationSplitView.self,
          "init(\(choice), @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)"
        ) { (_: Value, sidebar: ViewContent, _: ActionValue, _: ActionValue) in
          NavigationSplitView(views: sidebar.views)
        },
      ]
    }

  static let pageDots: [Entry] = Entry.constants([
    ("automatic", PageIndexViewStyle.BackgroundDisplayMode.automatic),
    ("interactive", .interactive), ("always", .always), ("never", .never),
  ])

  static let toolbars: [Entry] =
    [
      .modifier("toolbar", "func toolbar(@ViewBuilder content: () -> Content) -> some View") {
        (view: any View, content: ViewContent) in view.toolbar(views: content.views)
      },
      .initializer(
        ToolbarItem.self,
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { (placement: ToolbarItemPlacement, content: ViewContent) in
        ToolbarItem(placement: placement) { content.tuple }
      },
      .initializer(
        ToolbarItemGroup.self,
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { (placement: ToolbarItemPlacement, content: ViewContent) in
        ToolbarItemGroup(placement: placement) { content.tuple }
      },
    ]
    + Entry.constants([
      ("automatic", NavigationBarItem.TitleDisplayMode.automatic), ("inline", .inline),
      ("large", .large),
    ])
    + Entry.constants([
      ("automatic", ToolbarItemPlacement.automatic), ("primaryAction", .primaryAction),
      ("confirmationAction", .confirmationAction), ("destructiveAction", .destructiveAction),
      ("topBarTrailing", .topBarTrailing), ("navigationBarTrailing", .navigationBarTrailing),
      ("cancellationAction", .cancellationAction), ("navigation", .navigation),
      ("topBarLeading", .topBarLeading), ("navigationBarLeading", .navigationBarLeading),
      ("principal", .principal), ("keyboard", .keyboard), ("bottomBar", .bottomBar),
      ("status", .status),
    ])

  static let tabs: [Entry] =
    [
      .initializer(TabView.self, "init(@ViewBuilder content: () -> Content)") {
        (content: ViewContent) in TabView(selection: nil, views: content.views)
      },
      .initializer(
        TabView.self,
        "init(selection: Binding<Selection>, @ViewBuilder content: () -> Content)"
      ) { (selection: TagValue, content: ViewContent) in
        TabView(selection: selection.tag, views: content.views)
      },
      .initializer(
        Tab.self, "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
      ) { (content: ViewContent, label: ViewContent) in
        Tab(item: label.views, content: content.views)
      },
      .initializer(
        Tab.self,
        "init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content)"
      ) { (title: String, image: String, content: ViewContent) in
        Tab(title, systemImage: image) { content.tuple }
      },
      .initializer(
        Tab.self,
        "init(_ title: some StringProtocol, systemImage name: String, value: TabValue, @ViewBuilder content: () -> Content)"
      ) { (title: String, image: String, value: TagValue, content: ViewContent) in
        Tab(item: [Label(title, systemImage: image)], content: content.views, tag: value.tag)
      },
      .initializer(
        Tab.self,
        "init(_ title: some StringProtocol, image name: String, @ViewBuilder content: () -> Content)"
      ) { (title: String, image: String, content: ViewContent) in
        Tab(title, image: image) { content.tuple }
      },
      .initializer(
        Tab.self,
        "init(_ title: some StringProtocol, image name: String, value: Value, @ViewBuilder content: () -> Content)"
      ) { (title: String, image: String, value: TagValue, content: ViewContent) in
        Tab(item: [Label(title, image: image)], content: content.views, tag: value.tag)
      },
      .initializer(
        Tab.self,
        "init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
      ) { (value: TagValue, content: ViewContent, label: ViewContent) in
        Tab(item: label.views, content: content.views, tag: value.tag)
      },
      .modifier("tabItem", "func tabItem(@ViewBuilder _ label: () -> V) -> some View") {
        (view: any View, label: ViewContent) in view.tabItem(views: label.views)
      },
      .modifier("indexViewStyle", "func indexViewStyle(_ style: some IndexViewStyle) -> some View")
      {
        (view: any View, style: PageIndexViewStyle) in view.indexViewStyle(style)
      },
      .initializer(
        PageIndexViewStyle.self,
        "init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic)"
      ) { (mode: PageIndexViewStyle.BackgroundDisplayMode) in
        PageIndexViewStyle(backgroundDisplayMode: mode)
      },
      .staticProperty("page", of: "IndexViewStyle", PageIndexViewStyle()),
      .staticMethod(
        "page", of: "IndexViewStyle",
        "static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle"
      ) { (mode: PageIndexViewStyle.BackgroundDisplayMode) in
        PageIndexViewStyle(backgroundDisplayMode: mode)
      },
      .modifier("tabViewStyle", "func tabViewStyle(_ style: some TabViewStyle) -> some View") {
        (view: any View, style: TabViewStyleChoice) in style.apply(view)
      },
      .initializer(
        TabViewStyleChoice.self, of: "PageTabViewStyle",
        "init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)"
      ) { (mode: PageTabViewStyle.IndexDisplayMode) in
        TabViewStyleChoice { $0.tabViewStyle(.page(indexDisplayMode: mode)) }
      },
      .initializer(TabViewStyleChoice.self, of: "DefaultTabViewStyle", "init()") {
        TabViewStyleChoice { $0.tabViewStyle(.automatic) }
      },
      .staticProperty(
        "automatic", of: "TabViewStyle", TabViewStyleChoice { $0.tabViewStyle(.automatic) }),
      .staticProperty("page", of: "TabViewStyle", TabViewStyleChoice { $0.tabViewStyle(.page) }),
      .staticMethod(
        "page", of: "TabViewStyle",
        "static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle"
      ) { (mode: PageTabViewStyle.IndexDisplayMode) in
        TabViewStyleChoice { $0.tabViewStyle(.page(indexDisplayMode: mode)) }
      },
    ]
    + Entry.constants([
      ("automatic", PageTabViewStyle.IndexDisplayMode.automatic), ("always", .always),
      ("never", .never),
    ])
}

extension NavigationStack: Bridged { public static var conformances: [String] { ["View"] } }
extension NavigationView: Bridged { public static var conformances: [String] { ["View"] } }
extension NavigationLink: Bridged { public static var conformances: [String] { ["View"] } }
extension ToolbarItem: Bridged { public static var conformances: [String] { ["View"] } }
extension ToolbarItemGroup: Bridged { public static var conformances: [String] { ["View"] } }
extension TabView: Bridged { public static var conformances: [String] { ["View"] } }
extension Tab: Bridged { public static var conformances: [String] { ["View"] } }
extension ToolbarItemPlacement: Bridged {}
extension NavigationBarItem.TitleDisplayMode: Bridged {
  public static var typeName: String { "NavigationBarItem.TitleDisplayMode" }
}
extension PageTabViewStyle.IndexDisplayMode: Bridged {
  public static var typeName: String { "PageTabViewStyle.IndexDisplayMode" }
}

extension PageIndexViewStyle: Bridged {
  public static var symbolOwners: [String] { ["IndexViewStyle"] }
}
extension PageIndexViewStyle.BackgroundDisplayMode: Bridged {
  public static var typeName: String { "PageIndexViewStyle.BackgroundDisplayMode" }
}
