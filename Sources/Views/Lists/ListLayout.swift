import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Puts a list's rows, headers and footers under each other.
///
/// Its subviews are those, then the backgrounds of the rows that have one.
struct ListLayout: Layout {
  var measures: ListMeasures
  var rows: [ListRow]
  var direction: LayoutDirection
  let session: LayoutSession
  /// The navigation bar that may be above the list.
  var bar: NavigationBar?

  /// Where a row's cell and its content lie, in the list's space.
  struct Cell {
    var frame: CGRect
    var content: CGPoint
    var proposal: ProposedViewSize
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width =
      proposal.width
      ?? (subviews.prefix(rows.count).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
      + 2 * (measures.cellMargin + measures.contentMargin)
    if let height = proposal.height { return CGSize(width: width, height: height) }
    let cells = session.inContainer(proposal, insets: EdgeInsets()) {
      self.cells(width: width, subviews: subviews)
    }
    let bottom = cells.map(\.frame.maxY).max() ?? 0
    return CGSize(width: width, height: bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // What bars cover of the list insets its rows.
    let insets = session.state.coveredEdges(of: bounds.size, direction)
    let width = max(bounds.width - insets.leading - insets.trailing, 0)
    let cells = session.inContainer(ProposedViewSize(bounds.size), insets: insets) {
      self.cells(width: width, subviews: subviews, isUnderBar: insets.top > 0)
    }
    let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    for (subview, cell) in zip(subviews, cells) {
      subview.place(
        at: CGPoint(x: origin.x + cell.content.x, y: origin.y + cell.content.y),
        proposal: cell.proposal)
    }
    let filled = zip(rows, cells).filter { $0.0.background != nil }.map(\.1.frame)
    for (background, frame) in zip(subviews.dropFirst(rows.count), filled) {
      background.place(
        at: CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func cells(
    width: CGFloat, subviews: Subviews, isUnderBar: Bool = false
  ) -> [Cell] {
    var cells: [Cell] = []
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let previous = index > 0 ? rows[index - 1].role : nil
      if previous?.section != row.role.section {
        y += measures.gaps[previous?.kind, row.role.kind]
        // A large title takes of the gap above the first card (measured: ios/nav/list-scroll).
        if previous == nil, row.role.kind == .row, isUnderBar, bar?.isLarge == true {
          y = min(y, measures.gapUnderLargeTitle)
        }
      } else if previous?.kind == .row, row.role.kind == .row {
        y += measures.rowSpacing
      }
      let cell = cell(row, subviews[index], at: y, width: width, isFirst: index == 0)
      y += cell.frame.height
      cells.append(cell)
    }
    return cells
  }

  private func cell(
    _ row: ListRow, _ subview: LayoutSubview, at y: CGFloat, width: CGFloat, isFirst: Bool
  ) -> Cell {
    let insets = row.insets ?? EdgeInsets()
    let hasOwnMargin = row.insets != nil && row.role.kind == .row && measures.insetsReplaceMargin
    let side = measures.cellMargin + (hasOwnMargin ? 0 : measures.contentMargin)
    let room = max(width - 2 * side - insets.leading - insets.trailing, 0)
    let proposal = ProposedViewSize(width: room, height: nil)
    let size = subview.sizeThatFits(proposal)
    let x = side + insets.leading
    guard row.role.kind == .row else {
      let padding = row.role.kind == .header ? measures.headerPadding : measures.footerPadding
      let height = padding.above + size.height + padding.below
      let isPinned = isFirst && measures.pinsFirstHeader && row.role.kind == .header
      return Cell(
        frame: CGRect(x: 0, y: y, width: width, height: height),
        content: CGPoint(x: x, y: (isPinned ? 0 : y) + padding.above),
        proposal: proposal)
    }
    // Insets of a row's own stand in for the list's padding above and below (list/modifiers).
    let padding =
      row.insets == nil ? 2 * measures.rowPadding : max(insets.top + insets.bottom, 0)
    let height = max(measures.leastRow, size.height + padding)
    return Cell(
      frame: CGRect(
        x: measures.cellMargin, y: y, width: max(width - 2 * measures.cellMargin, 0),
        height: height),
      content: CGPoint(x: x, y: y + (height - size.height) / 2 + (insets.top - insets.bottom) / 2),
      proposal: proposal)
  }
}
