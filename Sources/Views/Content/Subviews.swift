import LayoutEngine

/// A view of a container's content, handed out by `Group(subviews:)` and `ForEach(subviews:)`.
public struct Subview: PrimitiveView, Identifiable {
  /// Tells a subview from the others.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  public let id: ID
  /// What `containerValue` set on the view.
  public let containerValues: ContainerValues
  let content: any View
  /// Which of the views that the content stands for.
  let index: Int

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(nodes.indices.contains(index) ? [nodes[index]] : [])
  }
}

/// The views of a container's content, one by one; as a view, all of them.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  package let subviews: ArraySlice<Subview>

  /// Finds out what views stand for by making them, apart from the figure: a container's content
  /// is made again where the container puts it.
  init(of views: [any View], in context: ViewContext) throws {
    let trial = context.apart()
    var found: [Subview] = []
    for view in views.flatMap({ $0.leaves }) {
      for (index, node) in try view.layoutNodes(in: trial).nodes.enumerated() {
        found.append(
          Subview(
            id: Subview.ID(number: found.count), containerValues: ContainerValues(in: node.traits),
            content: view, index: index))
      }
    }
    subviews = found[...]
  }

  private init(_ subviews: ArraySlice<Subview>) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(subviews[bounds])
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes(try context.nested { try flattened(Array(subviews), in: $0) })
  }
}

extension View {
  /// The views that lists, groups and loops are taken apart into.
  fileprivate var leaves: [any View] {
    switch self {
    case let tuple as TupleView: tuple.content.flatMap { $0.leaves }
    case let group as Group: group.content.flatMap { $0.leaves }
    case let loop as ForEach: loop.content.flatMap { $0.leaves }
    default: [self]
    }
  }
}

extension Group {
  /// The views that a container makes of another's, which are handed out one by one.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> some View
  ) {
    self.init(subviews: [view]) { transform($0).listed }
  }

  package init(
    subviews views: [any View],
    transform: @escaping (SubviewsCollection) throws -> [any View]
  ) {
    self.init(views: [
      ContextView { TupleView(try transform(SubviewsCollection(of: views, in: $0))) }
    ])
  }
}

extension ForEach {
  /// A view for every view of another.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> some View
  ) {
    self.init(subviews: [view]) { content($0).listed }
  }

  package init(
    subviews views: [any View], content: @escaping (Subview) throws -> [any View]
  ) {
    self.init(elements: [
      [
        ContextView {
          TupleView(try SubviewsCollection(of: views, in: $0).flatMap { try content($0) })
        }
      ]
    ])
  }
}
