import LayoutEngine

/// Something that makes another view of a view: SwiftUI's own protocol.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
  /// The nodes that the modified view stands for. Modifiers with a body need not write it.
  func layoutNodes(modifying content: any View, in context: ViewContext) throws -> ViewNodes
}

extension ViewModifier {
  public func layoutNodes(
    modifying content: any View, in context: ViewContext
  ) throws -> ViewNodes {
    let inner = context.bound(self)
    let body = body(content: ModifierContent(content))
    return try inner.nested { try body.layoutNodes(in: $0) }
  }
}

/// A modifier that is laid out and drawn by itself rather than by a body.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: layoutNodes is written out")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public func layoutNodes(
    modifying content: any View, in context: ViewContext
  ) throws -> ViewNodes {
    try content.layoutNodes(in: context)
  }
}

/// A view that is made anew only where it changes, which a still picture does not show.
public struct EquatableView: PrimitiveView {
  let content: any View

  public init(content: some View) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.nested { try content.layoutNodes(in: $0) }
  }
}

/// The view that a modifier is applied to.
public struct ModifierContent: PrimitiveView {
  let content: any View

  package init(_ content: any View) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.nested { try content.layoutNodes(in: $0) }
  }
}

/// A view with a modifier.
struct ModifierView: PrimitiveView {
  let content: any View
  let modifier: any ViewModifier

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try modifier.layoutNodes(modifying: content, in: context)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }

  /// Makes the view anew only where it changes.
  public func equatable() -> EquatableView {
    EquatableView(content: self)
  }

  package func modifier(erased modifier: any ViewModifier) -> any View {
    ModifierView(content: self, modifier: modifier)
  }
}
