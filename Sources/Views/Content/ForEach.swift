import LayoutEngine

/// A view for every element of a collection. Without elements: no view, no gap (measured).
public struct ForEach: PrimitiveView {
  let content: [any View]
  /// Behind the last view of each element.
  private var ends: [Int] = []
  /// What tells an element from the others, by its index.
  private var tag: (Int) -> OptionTag? = { _ in nil }

  public init<Data: RandomAccessCollection, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> some View
  ) {
    self.init(elements: data.map { content($0).listed }) { index in
      let element = data[data.index(data.startIndex, offsetBy: index)]
      return (element[keyPath: id] as? any Hashable).map { OptionTag($0) }
    }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(elements: data.map { content($0).listed }) { index in
      OptionTag(data[data.index(data.startIndex, offsetBy: index)].id)
    }
  }

  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> some View) {
    self.init(elements: data.map { content($0).listed }) { OptionTag(data.lowerBound + $0) }
  }

  package init(elements: [[any View]], tag: @escaping (Int) -> OptionTag? = { _ in nil }) {
    content = elements.flatMap { $0 }
    ends = elements.reduce(into: []) { $0.append(($0.last ?? 0) + $1.count) }
    self.tag = tag
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.controls.readsTags else {
      return ViewNodes(try context.nested { try flattened(content, in: $0) })
    }
    return ViewNodes(try context.nested { try tagged(in: $0) })
  }

  /// The nodes of each element, which its identity tags where they have no tag of their own.
  private func tagged(in context: ViewContext) throws -> [LayoutNode] {
    var start = 0
    return try ends.enumerated().flatMap { index, end in
      defer { start = end }
      let nodes = try flattened(Array(content[start..<end]), in: context)
      guard let tag = tag(index) else { return nodes }
      for node in nodes where node.tag == nil { node.traits.roles[OptionTag.key] = tag }
      return nodes
    }
  }
}
