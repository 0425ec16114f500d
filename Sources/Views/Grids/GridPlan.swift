import Foundation
import Geometry
import LayoutEngine

/// Which cell of a grid is where; it does not depend on any size.
struct GridPlan {
  /// A subview in its place: the columns from `column` on, `span` of them.
  struct Cell {
    var index: Int
    var column: Int
    var span: Int
    var traits: GridCellTraits

    var columns: Range<Int> { column..<column + span }
  }

  /// The cells of each row; a view outside any `GridRow` is a row that spans all columns.
  var rows: [[Cell]]
  var columnCount: Int
  var columnAlignments: [HorizontalAlignment?]
  /// Points between rows, as the cells above each other prefer unless they are given.
  var rowGaps: [CGFloat]

  init(_ subviews: LayoutSubviews, verticalSpacing: CGFloat?) {
    var rows: [[Cell]] = []
    var current: GridRowMark?
    for (index, subview) in subviews.enumerated() {
      let traits = GridCellTraits(subview.node)
      let next = rows.last?.last.map { $0.column + $0.span } ?? 0
      if let row = traits.row, row === current,
        next + traits.columns <= GridCellTraits.mostColumns
      {
        rows[rows.count - 1].append(
          Cell(index: index, column: next, span: traits.columns, traits: traits))
      } else {
        rows.append([Cell(index: index, column: 0, span: traits.columns, traits: traits)])
        current = traits.row
      }
    }
    let cellsOfRows = rows.joined().filter { $0.traits.row != nil }
    columnCount = cellsOfRows.map(\.columns.upperBound).max() ?? 1
    for index in rows.indices where rows[index][0].traits.row == nil {
      rows[index][0].span = columnCount
    }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in rows.joined() where cell.span == 1 && columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = cell.traits.columnAlignment
    }
    rowGaps = zip(rows, rows.dropFirst()).map { above, below in
      verticalSpacing ?? Self.gap(above, below, subviews)
    }
    self.rows = rows
  }

  /// The largest distance that two cells above each other prefer (measured: grid/basic).
  private static func gap(
    _ above: [Cell], _ below: [Cell], _ subviews: LayoutSubviews
  ) -> CGFloat {
    var largest: CGFloat?
    for upper in above {
      for lower in below where upper.columns.overlaps(lower.columns) {
        let distance = subviews.nodes[upper.index].distance(
          to: subviews.nodes[lower.index], along: .vertical)
        largest = max(largest ?? distance, distance)
      }
    }
    return largest ?? ViewSpacing.defaultDistance
  }
}
