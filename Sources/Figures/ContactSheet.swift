import Drawing
import Foundation
import Geometry
import Typography
import Views

/// Variants of a figure in rows and columns, each with its label above it.
package struct ContactSheet {
  package struct Cell {
    package var figure: Figure
    /// How it is drawn, whatever page the sheet is for; nil where it follows the page.
    package var appearance: Appearance?
    fileprivate var label: Figure

    /// - Parameter label: what is different about it, in one line.
    package init(
      _ figure: Figure, label: String, appearance: Appearance?, measurer: any TextMeasurer
    ) throws {
      self.figure = figure
      self.appearance = appearance
      var options = FigureOptions()
      options.padding = 0
      options.scale = figure.options.scale
      options.proposal = ProposedViewSize(width: nil, height: nil)
      let text = Text(verbatim: label).font(.caption).foregroundStyle(Color.secondary)
      self.label = try Figure(text, name: label, options: options, measurer: measurer)
    }
  }

  package let name: String
  private let summary: String?
  private let columns: Int
  private let cells: [Cell]
  /// Points between cells, and between a label and its figure.
  private static let (gap, labelGap): (CGFloat, CGFloat) = (24, 6)

  /// - Parameters:
  ///   - cells: row by row.
  ///   - summary: the alternative text; nil for a sentence that names the variants.
  package init(name: String, summary: String?, columns: Int, cells: [Cell]) {
    self.name = name
    self.summary = summary
    self.columns = max(columns, 1)
    self.cells = cells
  }

  /// Pixels per point, which is that of all cells.
  package var scale: CGFloat { cells.first?.figure.options.scale ?? 1 }

  /// Questions about sizes that it took to lay its cells out, and the views that were laid out.
  package var layoutWork: (questions: Int, views: Int) {
    cells.reduce((0, 0)) { ($0.0 + $1.figure.questions, $0.1 + $1.figure.nodeCount) }
  }

  /// What is drawn otherwise than asked for, each once.
  package var warnings: [ViewWarning] {
    cells.flatMap(\.figure.warnings).reduce(into: []) { found, warning in
      if !found.contains(warning) { found.append(warning) }
    }
  }

  /// What to draw: columns are as wide as their widest cell, rows as high as their highest.
  package func displayList(appearance: Appearance) throws -> DisplayList {
    let drawn = try cells.map { try DrawnCell($0, on: appearance) }
    let pixel = 1 / scale
    let rows = stride(from: 0, to: drawn.count, by: columns).map {
      Array(drawn[$0..<min($0 + columns, drawn.count)])
    }
    let widths = (0..<columns).map { column in
      rows.compactMap { $0.dropFirst(column).first?.size.width }.max() ?? 0
    }
    var items: [DisplayItem] = []
    var y: CGFloat = 0
    for row in rows {
      var x: CGFloat = 0
      let labelHeight = row.map(\.label.canvas.height).max() ?? 0
      for (cell, width) in zip(row, widths) {
        items += cell.items(at: CGPoint(x: x, y: y), labelHeight, gap: Self.labelGap)
        x += (width + Self.gap).outward(to: pixel)
      }
      let height = row.map(\.size.height).max() ?? 0
      y += (labelHeight + Self.labelGap + height + Self.gap).outward(to: pixel)
    }
    let width = widths.reduce(0) { $0 + ($1 + Self.gap).outward(to: pixel) } - Self.gap
    let inner = CGRect(x: 0, y: 0, width: width, height: y - Self.gap)
    let canvas = inner.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 2).outward(to: pixel)
    let names = cells.map(\.label.name).joined(separator: "; ")
    var list = DisplayList(
      items: items, canvas: canvas, scale: scale, title: name,
      summary: summary ?? "Variants of a SwiftUI layout: \(names).")
    if let limit = drawn.map(\.figure.pixelLimit).min() { list.pixelLimit = limit }
    return list
  }

  /// A cell's drawing, with the canvas that it was made for.
  private struct DrawnCell {
    let figure: DisplayList
    let label: DisplayList
    let background: RGBA?

    init(_ cell: Cell, on page: Appearance) throws {
      figure = try cell.figure.displayList(appearance: cell.appearance ?? page)
      label = try cell.label.displayList(appearance: page)
      // A variant for another page brings its page along.
      background =
        figure.background ?? cell.appearance.map { Color.page.resolved(isDark: $0 == .dark) }
    }

    var size: CGSize {
      CGSize(width: max(figure.canvas.width, label.canvas.width), height: figure.canvas.height)
    }

    func items(at corner: CGPoint, _ labelHeight: CGFloat, gap: CGFloat) -> [DisplayItem] {
      let top = corner.y + labelHeight + gap
      let below = label.canvas.moved(to: corner)
      let place = figure.canvas.moved(to: CGPoint(x: corner.x, y: top))
      let area = CGRect(origin: CGPoint(x: corner.x, y: top), size: figure.canvas.size)
      let page = background.map { [DisplayItem.fill(Path(area), .color($0), .nonZero)] } ?? []
      return [.group(DisplayGroup(label.items, transform: below))] + page
        + [.group(DisplayGroup(figure.items, transform: place))]
    }
  }
}

extension CGRect {
  /// What moves the rectangle's corner to a point.
  fileprivate func moved(to corner: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: corner.x - minX, y: corner.y - minY)
  }
}

extension CGFloat {
  /// A length that ends on the pixel grid.
  fileprivate func outward(to pixel: CGFloat) -> CGFloat {
    (self / pixel - 0.001).rounded(.up) * pixel
  }
}
