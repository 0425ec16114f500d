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
    let cards = cards(cells, context)
    let paint = Paint.color(Color.groupedCard.resolved(isDark: context.isDark))
    items += cards.map { .fill($0.path, paint, .nonZero) }
    try backgrounds(node, cards, context, &items)
    separators(node, cells, context, &items)
    guard node.children.count > rows.count else { return try content(&items) }
    for child in node.children.prefix(rows.count) { try child.draw(context: context, into: &items) }
  }

  /// What rows have behind them, within the rounded corners of their cards.
  private func backgrounds(
    _ node: FrameNode, _ cards: [(rows: Set<Int>, path: Path)], _ context: DrawingContext,
    _ items: inout [DisplayItem]
  ) throws {
    let filled = rows.indices.filter { rows[$0].background != nil }
    for (index, background) in zip(filled, node.children.dropFirst(rows.count)) {
      var drawn: [DisplayItem] = []
      try background.draw(context: context, into: &drawn)
      let card = cards.first { $0.rows.contains(index) }
      items += card.map { [.group(DisplayGroup(drawn, clip: $0.path))] } ?? drawn
    }
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

  /// The outlines of the sections' cards with the rows on them; none where the style has no cards.
  private func cards(
    _ cells: [CGRect], _ context: DrawingContext
  ) -> [(rows: Set<Int>, path: Path)] {
    guard let radius = measures.cardRadius else { return [] }
    var cards: [(rows: Set<Int>, path: Path)] = []
    for section in Set(rows.map(\.role.section)).sorted() {
      let own = rows.indices.filter {
        rows[$0].role.section == section && rows[$0].role.kind == .row
      }
      // Rows that stand apart have a card each.
      for group in measures.rowSpacing > 0 ? own.map({ [$0] }) : [own] {
        guard let first = group.first else { continue }
        let card = group.dropFirst().reduce(cells[first]) { $0.union(cells[$1]) }
        cards.append(
          (Set(group), Path(roundedRect: context.snapped(card), cornerRadius: radius)))
      }
    }
    return cards
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
