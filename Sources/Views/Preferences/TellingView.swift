import Foundation
import LayoutEngine

/// A view that does something when a value changes that is known only after the layout.
///
/// The closure runs after the first layout and whenever the value is another one than before; the
/// figure is laid out again each time, so that what the closure sets takes effect.
struct TellingView<Told: Equatable>: PrimitiveView {
  let content: any View
  let name: String
  /// The value, from the modified view's node and its geometry.
  let read: (LayoutNode, GeometryProxy) throws -> Told
  /// What is done, with the value before (nil at first) and the one now.
  let act: (Told?, Told) throws -> Void

  private final class Memory {
    var last: Told?
  }

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(nodes.map { telling($0, in: context) })
  }

  private func telling(_ node: LayoutNode, in context: ViewContext) -> LayoutNode {
    let outer = context.node(name, layout: PassThroughLayout(), children: [node])
    let memory = context.scope.next(name) { Memory() }
    let hooks = PlacingHooks()
    // A view that is left out is told nothing.
    var proxy: GeometryProxy?
    hooks.placed = { proxy = GeometryProxy($0, context.environment) }
    outer.hooks = hooks
    context.build.actions.append {
      guard let proxy else { return nil }
      let value = try read(outer, proxy)
      if memory.last == value { return nil }
      let before = memory.last
      memory.last = value
      try act(before, value)
      return name
    }
    return outer
  }
}

extension View {
  package func telling<Told: Equatable>(
    _ name: String, _ read: @escaping (LayoutNode, GeometryProxy) throws -> Told,
    _ act: @escaping (Told?, Told) throws -> Void
  ) -> any View {
    TellingView(content: self, name: name, read: read, act: act)
  }

  /// Runs a closure with what the views in this one send, at first and whenever that changes.
  /// No effect on layout of its own.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    let kind = SentKind(key)
    return TellingView<K.Value>(content: self, name: "onPreferenceChange") { node, _ in
      try kind.value(in: node) as? K.Value ?? K.defaultValue
    } act: { _, value in
      action(value)
    }
  }

  /// Runs a closure with a value of the view's geometry, at first and whenever that changes.
  /// No effect on layout of its own.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// The same with the value before; at first both are the one now, as `onChange` has it.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    TellingView<T>(content: self, name: "onGeometryChange") { _, proxy in
      transform(proxy)
    } act: { before, value in
      action(before ?? value, value)
    }
  }
}
