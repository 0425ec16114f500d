import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Puts a list's rows, headers and footers under each other.
struct ListLayout: Layout {
  var measures: ListMeasures
  var rows: [ListRow]

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
      ?? (subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
      + 2 * (measures.cellMargin + measures.contentMargin)
    if let height = proposal.height { return CGSize(width: width, height: height) }
    let bottom = cells(width: width, subviews: subviews).map(\.frame.maxY).max() ?? 0
    return CGSize(width: width, height: bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, cell) in zip(subviews, cells(width: bounds.width, subviews: subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + cell.content.x, y: bounds.minY + cell.content.y),
        proposal: cell.proposal)
    }
  }

  private func cells(width: CGFloat, subviews: Subviews) -> [Cell] {
    var cells: [Cell] = []
    var y = rows.first?.role.kind == .header ? measures.topInsetBelowHeader : measures.topInset
    for (index, row) in rows.enumerated() {
      if index > 0, rows[index - 1].role.section != row.role.section { y += measures.sectionGap }
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
    let side = measures.cellMargin + measures.contentMargin
    let room = max(width - 2 * side - insets.leading - insets.trailing, 0)
    let proposal = ProposedViewSize(width: room, height: nil)
    let size = subview.sizeThatFits(proposal)
    let x = side + insets.leading
    guard row.role.kind == .row else {
      let height = size.height + 2 * measures.headerPadding
      let isPinned = isFirst && measures.pinsFirstHeader && row.role.kind == .header
      return Cell(
        frame: CGRect(x: 0, y: y, width: width, height: height),
        content: CGPoint(x: x, y: (isPinned ? 0 : y) + measures.headerPadding),
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

/// Paints a list's page, the cards of its sections and the lines between rows.
struct ListDrawing: NodeDrawing {
  var measures: ListMeasures
  var rows: [ListRow]
  var pixel: CGFloat

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let page = measures.cardRadius == nil ? Color.page : Color.groupedBackground
    items.append(
      .fill(
        Path(context.snapped(node.frame)), .color(page.resolved(isDark: context.isDark)),
        .nonZero))
    let cells = cellFrames(node)
    if let radius = measures.cardRadius { cards(cells, radius, context, &items) }
    separators(node, cells, context, &items)
    try content(&items)
  }

  /// The rows' cells, from the places that their content got.
  private func cellFrames(_ node: FrameNode) -> [CGRect] {
    zip(rows, node.children).map { row, child in
      let insets = row.insets ?? EdgeInsets()
      let padding =
        row.insets == nil ? 2 * measures.rowPadding : max(insets.top + insets.bottom, 0)
      let height = max(measures.leastRow, child.frame.height + padding)
      return CGRect(
        x: node.frame.minX + measures.cellMargin,
        y: child.frame.midY - height / 2 - (insets.top - insets.bottom) / 2,
        width: max(node.frame.width - 2 * measures.cellMargin, 0), height: height)
    }
  }

  private func cards(
    _ cells: [CGRect], _ radius: CGFloat, _ context: DrawingContext, _ items: inout [DisplayItem]
  ) {
    let paint = Paint.color(Color.groupedCard.resolved(isDark: context.isDark))
    for section in Set(rows.map(\.role.section)).sorted() {
      let own = zip(rows, cells).filter { $0.0.role.section == section && $0.0.role.kind == .row }
      guard let first = own.first?.1 else { continue }
      let card = own.dropFirst().reduce(first) { $0.union($1.1) }
      items.append(
        .fill(Path(roundedRect: context.snapped(card), cornerRadius: radius), paint, .nonZero))
    }
  }

  private func separators(
    _ node: FrameNode, _ cells: [CGRect], _ context: DrawingContext,
    _ items: inout [DisplayItem]
  ) {
    let paint = Paint.color(Color.separator.resolved(isDark: context.isDark))
    for index in cells.indices.dropLast() {
      let (row, next) = (rows[index], rows[index + 1])
      guard row.role.kind == .row, next.role.kind == .row,
        row.role.section == next.role.section, !row.hidesSeparator, !next.hidesSeparator
      else { continue }
      let left = node.children[index].frame.minX
      let right = cells[index].maxX - measures.contentMargin
      guard right > left else { continue }
      let line = CGRect(
        x: left, y: cells[index].maxY - pixel / 2, width: right - left, height: pixel)
      items.append(.fill(Path(context.snapped(line)), paint, .nonZero))
    }
  }
}
