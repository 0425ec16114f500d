import Foundation
import Geometry
import LayoutEngine

// What scroll views do when they are touched does not show at rest (measured: scroll/modifiers):
// these modifiers are accepted and change nothing.

/// Whether indicators are shown while content scrolls.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}

extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Content beyond a scroll view's frame is always shown in a figure.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Hides the page behind the rows of the lists in this view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    settingEnvironment { $0.showsScrollBackground = visibility != .hidden }
  }
}

/// Views with a proxy that scrolls them when they appear.
public struct ScrollViewReader: PrimitiveView {
  let content: [any View]
  let proxy: ScrollViewProxy

  public init(@ViewBuilder content: (ScrollViewProxy) -> some View) {
    proxy = ScrollViewProxy()
    self.content = content(proxy).listed
  }

  package init(content: [any View], proxy: ScrollViewProxy) {
    self.content = content
    self.proxy = proxy
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let requests = proxy.requests
    let content = TupleView(content).settingEnvironment { $0.scrollRequests = requests }
    let made = try named("ScrollViewReader", body: content, in: context)
    try requests.check(made.nodes)
    return made
  }
}

/// What scrolls the scroll views of a `ScrollViewReader`, when an action asks it to.
public struct ScrollViewProxy {
  let requests = ScrollRequests()

  package init() {}

  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    requests.add("\(id)", anchor)
  }
}
