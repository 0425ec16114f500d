import Catalog
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let scrolling: [Entry] = [
    .modifier(
      "defaultScrollAnchor",
      "func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View"
    ) { (view: any View, anchor: UnitPoint?, role: ScrollAnchorRole) in
      view.defaultScrollAnchor(anchor, for: role)
    },
    .ignored("scrollDisabled", "func scrollDisabled(_ disabled: Bool) -> some View"),
    .ignored(
      "scrollIndicators",
      "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View"
    ),
    .ignored(
      "scrollClipDisabled", "func scrollClipDisabled(_ disabled: Bool = true) -> some View"),
    .ignored(
      "scrollTargetLayout", "func scrollTargetLayout(isEnabled: Bool = true) -> some View"),
    .modifier(
      "scrollContentBackground",
      "func scrollContentBackground(_ visibility: Visibility) -> some View"
    ) { (view: any View, visibility: Visibility) in view.scrollContentBackground(visibility) },
    .initializer(
      ScrollViewReader.self,
      "init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)"
    ) { (content: ElementContent) in
      let proxy = ScrollViewProxy()
      return ScrollViewReader(content: try content.views(for: [.native(proxy)]), proxy: proxy)
    },
    .modifier("onAppear", "func onAppear(perform action: (() -> Void)? = nil) -> some View") {
      (view: any View, action: ActionValue?) in
      guard let action else { return view }
      return action.mayScroll
        ? view.onAppear(scrolling: action.run) : view.onAppear(failable: action.run)
    },
    .modifier(
      "onChange",
      "func onChange(of value: V, initial: Bool = false, _ action: @MainActor () -> Void) -> some View"
    ) { (view: any View, value: Value, initial: Bool, action: ActionValue) in
      try view.onChange(
        of: ToldValue(value), initial: initial,
        failable: { before, now in
          let isComparing = action.function.parameterCount == 2
          _ = try action.function.call(isComparing ? [(before ?? now).value, now.value] : [])
        })
    },
    .modifier(
      "onChange", "func onChange(of value: V, perform action: @MainActor (V) -> Void) -> some View"
    ) { (view: any View, value: Value, action: ActionValue) in
      try view.onChange(
        of: ToldValue(value), initial: false,
        failable: { _, now in
          _ = try action.function.call([now.value])
        })
    },
    .method(
      "scrollTo", "func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil)"
    ) { (proxy: ScrollViewProxy, id: IdentifierValue, anchor: UnitPoint?) -> Value in
      proxy.scrollTo(id.text, anchor: anchor)
      return .void
    },
    .modifier("listRowSpacing", "func listRowSpacing(_ spacing: CGFloat?) -> some View") {
      (view: any View, spacing: CGFloat?) in view.listRowSpacing(spacing)
    },
    .modifier("listSectionSpacing", "func listSectionSpacing(_ spacing: CGFloat) -> some View") {
      (view: any View, spacing: CGFloat) in view.listSectionSpacing(spacing)
    },
  ]

  static let scrollConstants: [Entry] =
    Entry.constants([
      ("initialOffset", ScrollAnchorRole.initialOffset), ("sizeChanges", .sizeChanges),
      ("alignment", .alignment),
    ])
    + Entry.constants([
      ("automatic", ScrollIndicatorVisibility.automatic), ("visible", .visible),
      ("hidden", .hidden), ("never", .never),
    ])
}

extension ActionValue {
  var mayScroll: Bool { function.captures { $0 is ScrollViewProxy } }

  func run() throws {
    _ = try function.call([])
  }
}

extension ScrollAnchorRole: Bridged {}
extension ScrollIndicatorVisibility: Bridged {}
extension ScrollViewProxy: Bridged {}
extension ScrollViewReader: Bridged {
  public static var conformances: [String] { ["View"] }
}
