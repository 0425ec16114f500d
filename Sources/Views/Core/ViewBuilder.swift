import LayoutEngine

/// Gathers the views that a closure lists.
///
/// Children are type-erased at once: there is no identity and no diffing here that would need
/// their types.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<First: View, Second: View, each Content: View>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TupleView {
    var views: [any View] = [first, second]
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }

  public static func buildIf(_ content: (any View)?) -> TupleView {
    TupleView(content.map { [$0] } ?? [])
  }

  public static func buildEither(first: some View) -> TupleView { TupleView([first]) }

  public static func buildEither(second: some View) -> TupleView { TupleView([second]) }

  public static func buildLimitedAvailability(_ content: some View) -> TupleView {
    TupleView([content])
  }
}

/// Several views that take part in their container one by one.
public struct TupleView: PrimitiveView {
  package let content: [any View]

  package init(_ content: [any View]) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes(try context.nested { try flattened(content, in: $0) })
  }
}

/// The nodes of several views, one after the other.
package func flattened(_ content: [any View], in context: ViewContext) throws -> [LayoutNode] {
  var nodes: [LayoutNode] = []
  for view in content { nodes += try view.layoutNodes(in: context).nodes }
  return nodes
}

extension View {
  /// The views that a builder listed: those of a `TupleView`, else this one.
  package var listed: [any View] {
    (self as? TupleView)?.content ?? [self]
  }
}
