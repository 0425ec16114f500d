import LayoutEngine

/// A view with something to do when it appears in the figure, or when a value changes that it was
/// made with. Makes no view of its own.
///
/// The figure is laid out again afterwards, so that it shows what SwiftUI shows once all is at rest.
struct WatchingView<Watched: Equatable>: PrimitiveView {
  let content: any View
  let name: String
  let value: Watched
  /// Whether it does it for the first value too.
  let isInitial: Bool
  /// What is done, with the value before (nil at first) and the one now.
  let act: (Watched?, Watched) throws -> Void

  private final class Memory {
    var last: Watched?
  }

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0) }
    let memory = context.scope.next(name) { Memory() }
    context.build.actions.append {
      let before = memory.last
      guard before != value, nodes.nodes.contains(where: \.isShown) else { return nil }
      memory.last = value
      guard before != nil || isInitial else { return nil }
      try act(before, value)
      return name
    }
    return nodes
  }
}

/// A view that scrolls when it appears, which the scroll view has to know while it is made.
struct ScrollingView: PrimitiveView {
  let content: any View
  let action: () throws -> Void

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    if context.environment.scrollRequests != nil { try action() }
    return try context.nested { try content.layoutNodes(in: $0) }
  }
}

extension View {
  /// Does something when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ContextView { context in
      context.environment.scrollRequests == nil
        ? onAppear(failable: { action?() }) : onAppear(scrolling: { action?() })
    }
  }

  package func onAppear(failable action: @escaping () throws -> Void) -> any View {
    WatchingView(content: self, name: "onAppear", value: true, isInitial: true) { _, _ in
      try action()
    }
  }

  package func onAppear(scrolling action: @escaping () throws -> Void) -> any View {
    ScrollingView(content: self, action: action)
  }

  /// Does something when a value changes, and at first too if that is asked.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the value before and the new one; at first both are the value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    WatchingView(content: self, name: "onChange", value: value, isInitial: initial) {
      action($0 ?? $1, $1)
    }
  }

  /// The same, as it was written before there was a closure of two values.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  package func onChange<V: Equatable>(
    of value: V, initial: Bool, failable action: @escaping (_ before: V?, _ now: V) throws -> Void
  ) -> any View {
    WatchingView(
      content: self, name: "onChange", value: value, isInitial: initial, act: action)
  }
}
