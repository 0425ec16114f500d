import Foundation
import Geometry
import LayoutEngine

/// Arranges views in rows and columns that are as wide as they need to be.
///
/// See `GridLayout` for what it proposes and answers.
public struct Grid: PrimitiveView {
  let layout: GridLayout
  let content: [any View]

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.children(content, along: nil)
    return ViewNodes([context.node("Grid", layout: layout, children: children)])
  }
}

/// A row of a grid: each of its views is a cell.
///
/// A modifier on the row goes to every cell; outside grids the views are plain siblings.
public struct GridRow: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: [any View]

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View) {
    self.alignment = alignment
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let row = GridRowMark(alignment: alignment)
    let nodes = try context.nested { try flattened(content, in: $0) }
    for node in nodes { node.traits.roles[GridRowMark.key] = row }
    return ViewNodes(nodes)
  }
}

/// What the cells of one row share.
final class GridRowMark {
  static let key = "gridRow"
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}

/// What a cell asks of its grid.
struct GridCellTraits {
  static let columns = "gridCellColumns"
  static let unsizedAxes = "gridCellUnsizedAxes"
  static let anchor = "gridCellAnchor"
  static let columnAlignment = "gridColumnAlignment"

  /// More columns than this in one row are refused.
  static let mostColumns = 1_000

  var row: GridRowMark?
  var columns: Int
  var unsizedAxes: Axis.Set
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?

  init(_ node: LayoutNode) {
    let roles = node.traits.roles
    row = roles[GridRowMark.key] as? GridRowMark
    columns = roles[Self.columns] as? Int ?? 1
    unsizedAxes = roles[Self.unsizedAxes] as? Axis.Set ?? []
    anchor = roles[Self.anchor] as? UnitPoint
    columnAlignment = roles[Self.columnAlignment] as? HorizontalAlignment
  }
}

extension View {
  /// Lets a cell span several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    guard (1...GridCellTraits.mostColumns).contains(count) else {
      return TupleView([
        RefusedView(
          error: .badLength(
            view: "gridCellColumns", parameter: "count", value: "\(count)",
            hint: "A cell spans 1 to \(GridCellTraits.mostColumns) columns."))
      ])
    }
    return TupleView([marked { $0.roles[GridCellTraits.columns] = count }])
  }

  /// Keeps a cell from sizing its row or column; it fills what the other cells make.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    marked { $0.roles[GridCellTraits.unsizedAxes] = axes }
  }

  /// Puts a point of a cell's view at the same point of the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    marked { $0.roles[GridCellTraits.anchor] = anchor }
  }

  /// Aligns all cells of the column that the view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    marked { $0.roles[GridCellTraits.columnAlignment] = guide }
  }
}
