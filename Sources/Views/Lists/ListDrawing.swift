import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Paints a list's page, the cards of its sections and the lines between rows.
struct ListDrawing: NodeDrawing {
  var measures: ListMeasures
  var rows: [ListRow]
  var pixel: CGFloat
  var showsPage: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let page = measures.cardRadius == nil ? Color.page : Color.groupedBackground
    if showsPage {
      items.append(
        .fill(
          Path(context.snapped(node.frame)), .color(page.resolved(isDark: context.isDark)),
          .nonZero))
    }
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
      // Rows that stand apart have a card each.
      let cards =
        measures.rowSpacing > 0
        ? own.map(\.1) : [own.dropFirst().reduce(first) { $0.union($1.1) }]
      for card in cards {
        items.append(
          .fill(Path(roundedRect: context.snapped(card), cornerRadius: radius), paint, .nonZero))
      }
    }
  }

  private func separators(
    _ node: FrameNode, _ cells: [CGRect], _ context: DrawingContext,
    _ items: inout [DisplayItem]
  ) {
    guard measures.rowSpacing == 0 else { return }
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
