/// A view for every element of a collection. Without elements: no view, no gap (measured).
public struct ForEach: PrimitiveView {
  let content: [any View]

  public init<Data: RandomAccessCollection, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> some View
  ) {
    self.content = data.flatMap { content($0).listed }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.content = data.flatMap { content($0).listed }
  }

  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> some View) {
    self.content = data.flatMap { content($0).listed }
  }

  package init(content: [any View]) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes(try context.nested { try flattened(content, in: $0) })
  }
}
