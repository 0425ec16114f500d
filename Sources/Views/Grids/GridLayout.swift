import Foundation
import Geometry
import LayoutEngine

/// `Grid` as a layout, for `AnyLayout` and for layouts that build on it.
///
/// Columns share the width that is proposed as the views of an `HStack` do, the least flexible
/// first; a column's answer is that of its widest cell, so that columns of rigid cells are as wide
/// as these and flexible ones take the rest in equal parts. What a spanning cell needs beyond
/// its columns is spread over them equally. Rows share the height in the same way. Answers the sum of
/// columns, rows and gaps. Measured: grid/*, pixels compared by Tokamak.
public struct GridLayout: Layout, LayoutHints {
  public var alignment: Alignment
  /// Points between columns; 8 where it is nil, beside text too.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for what the cells above each other prefer.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var axesAreIndependent: Bool { true }

  public struct Cache {
    var plan: GridPlan
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(plan: GridPlan(subviews, verticalSpacing: verticalSpacing))
  }

  var columnGap: CGFloat { horizontalSpacing ?? ViewSpacing.defaultDistance }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let (columns, rows) = tracks(proposal, subviews, cache.plan)
    return CGSize(width: max(columns.end, 0), height: max(rows.end, 0))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let plan = cache.plan
    let (columns, rows) = tracks(proposal, subviews, plan)
    func slot(_ cell: GridPlan.Cell, _ row: Int) -> CGRect {
      let across = columns.extent(of: cell.columns)
      return CGRect(
        x: bounds.minX + across.start, y: bounds.minY + rows.starts[row], width: across.length,
        height: rows.lengths[row])
    }
    let columnLines = lines(of: plan, columns, rows, subviews)
    for (number, row) in plan.rows.enumerated() {
      let sizes = row.map { (subviews[$0.index], ProposedViewSize(slot($0, number).size)) }
      let aligned = zip(row, sizes).filter { $0.0.traits.anchor == nil }.map(\.1)
      let rowLine = line(
        verticalKey(row), length: rows.lengths[number], cross: bounds.width, of: aligned)
      for (cell, (subview, proposal)) in zip(row, sizes) {
        let slot = slot(cell, number)
        if let anchor = cell.traits.anchor {
          subview.place(at: anchor.point(in: slot), anchor: anchor, proposal: proposal)
          continue
        }
        let size = subview.sizeThatFits(proposal)
        let h = horizontalKey(cell, plan)
        let line =
          cell.span == 1
          ? columnLines[cell.column]
          : line(h, length: slot.width, cross: slot.height, of: [(subview, proposal)])
        subview.place(
          at: CGPoint(
            x: slot.minX + line - subview.guide(h, size: size, proposal: proposal),
            y: slot.minY + rowLine
              - subview.guide(verticalKey(row), size: size, proposal: proposal)),
          proposal: proposal)
      }
    }
  }

  /// A spanning cell has no column of its own to be aligned with (measured: grid/modifiers).
  private func horizontalKey(_ cell: GridPlan.Cell, _ plan: GridPlan) -> AlignmentKey {
    let own = cell.span == 1 ? plan.columnAlignments[cell.column] : nil
    return (own ?? alignment.horizontal).key
  }

  func verticalKey(_ row: [GridPlan.Cell]) -> AlignmentKey {
    (row.first?.traits.row?.alignment ?? alignment.vertical).key
  }

  /// The line of each column that its cells are aligned on, from the column's start.
  private func lines(
    of plan: GridPlan, _ columns: GridTracks, _ rows: GridTracks, _ subviews: Subviews
  ) -> [CGFloat] {
    var aligned = Array(
      repeating: [(LayoutSubview, ProposedViewSize)](), count: plan.columnCount)
    for (number, row) in plan.rows.enumerated() {
      for cell in row where cell.span == 1 && cell.traits.anchor == nil {
        let proposal = ProposedViewSize(
          width: columns.lengths[cell.column], height: rows.lengths[number])
        aligned[cell.column].append((subviews[cell.index], proposal))
      }
    }
    return aligned.indices.map { column in
      line(
        (plan.columnAlignments[column] ?? alignment.horizontal).key,
        length: columns.lengths[column], cross: rows.end, of: aligned[column])
    }
  }

  /// Where the line lies that the cells of a row or column are aligned on: the default place,
  /// unless explicit guides or baselines shift what the cells cover together.
  private func line(
    _ key: AlignmentKey, length: CGFloat, cross: CGFloat,
    of cells: [(LayoutSubview, ProposedViewSize)]
  ) -> CGFloat {
    func standard(_ length: CGFloat) -> CGFloat {
      key.defaultValue(ViewDimensions(size: CGSize(key.axis, length, cross: cross)))
    }
    guard cells.contains(where: { $0.0.node.mayHaveGuide(key) }) else { return standard(length) }
    let range = GridRange(key, cells)
    return standard(length) - standard(range.length) + range.before
  }
}
