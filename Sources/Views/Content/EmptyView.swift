/// Nothing: no view, no gap.
public struct EmptyView: PrimitiveView {
  public init() {}

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes { ViewNodes([]) }
}

/// Several views that take part in their container one by one; a modifier applies to each.
public struct Group: PrimitiveView {
  let content: [any View]

  public init(@ViewBuilder content: () -> some View) {
    self.content = content().listed
  }

  package init(views: [any View]) {
    content = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes(try context.nested { try flattened(content, in: $0) })
  }
}

/// A view, its type put aside.
public struct AnyView: PrimitiveView {
  let content: any View

  public init(_ view: some View) {
    content = view
  }

  public init(erasing view: some View) {
    content = view
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.nested { try content.layoutNodes(in: $0) }
  }
}
