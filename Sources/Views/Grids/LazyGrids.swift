import Foundation
import Geometry
import LayoutEngine

/// Views in columns of given widths, line after line.
public struct LazyVGrid: PrimitiveView {
  let layout: LazyGridLayout
  let content: [any View]

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try layout.nodes("LazyVGrid", content, in: context)
  }
}

/// Views in rows of given heights, column after column.
public struct LazyHGrid: PrimitiveView {
  let layout: LazyGridLayout
  let content: [any View]

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try layout.nodes("LazyHGrid", content, in: context)
  }
}

extension LazyGridLayout {
  func nodes(
    _ name: String, _ content: [any View], in context: ViewContext
  ) throws -> ViewNodes {
    for item in items {
      guard let (parameter, value) = item.badLength else { continue }
      throw ViewError.badLength(
        view: "GridItem", parameter: parameter, value: value.text,
        hint: "Zero or more points are needed.")
    }
    let children = try context.nested {
      $0.listSections = SectionCounter(isInList: false)
    } _: {
      try $0.children(content, along: nil)
    }
    var layout = self
    layout.roles = children.map {
      $0.traits.roles[ListRole.key] as? ListRole ?? ListRole(section: 0, kind: .row)
    }
    return ViewNodes([context.node(name, layout: layout, children: children)])
  }
}
