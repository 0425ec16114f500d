import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// The views of the recorded cases, from their shorthand; ids are the names of nodes.
enum RecordedViews {
  static var all: [String: any View] { ungridded.merging(grids) { first, _ in first } }

  private static var ungridded: [String: any View] {
    [
      "text-spacing-vstack": VStack {
        TextBox(25, 16, 13).id("one")
        TextBox(25, 16, 13).id("two")
        Color.red.frame(width: 50, height: 10).id("box")
        TextBox(35.5, 16, 13).id("three")
      }.id("stack"),
      "image-text-spacing-and-baseline": VStack(alignment: .leading, spacing: 0) {
        HStack {
          image.id("hi")
          TextBox(17.5, 16, 13).id("ht")
          image.id("hi2")
          Color.red.frame(width: 10, height: 10).id("hb")
        }.id("hs")
        VStack {
          image.id("vi")
          TextBox(17.5, 16, 13).id("vt")
          image.id("vi2")
          Color.red.frame(width: 10, height: 10).id("vb")
        }.id("vs")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          TextBox(17.5, 16, 13).id("bt")
          image.id("bi")
        }.id("bl")
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          TextBox(17.5, 16, 13).id("lt")
          image.id("li")
        }.id("lb")
      }.id("stack"),
      "scroll-children-implicit-vstack": HStack(alignment: .top, spacing: 20) {
        ScrollView {
          TextBox(22.5, 16).id("vTop")
          Color.red.frame(width: 60, height: 30).id("vB")
          TextBox(44.5, 16).id("vBottom")
        }.id("vScroll")
        ScrollView(.horizontal) {
          TextBox(22.5, 16).id("hTop")
          Color.red.frame(width: 60, height: 30).id("hB")
          TextBox(44.5, 16).id("hBottom")
        }.id("hScroll")
      }.id("row"),
      "custom-layout-values": PriorityColumn {
        TextBox(24.5, 16).id("low")
        TextBox(28.5, 16).layoutPriority(1).layoutValue(key: Indent.self, value: 20).id("high")
        Color.red.frame(width: 40, height: 10).layoutValue(key: Indent.self, value: 8).id("bar")
        TextBox(26, 16).id("last")
      }.id("values"),
    ]
  }

  private static var image: Image { Image(size: CGSize(width: 64, height: 40)) { _ in } }

  private static var grids: [String: any View] {
    [
      "grid-basic": Grid {
        GridRow {
          TextBox(9, 16).id("a")
          TextBox(17, 16).id("bb")
          TextBox(28, 16).id("ccc")
        }
        GridRow {
          Color.red.frame(width: 30, height: 20).id("red")
          TextBox(8, 16).id("e")
          Color.blue.frame(width: 50, height: 40).id("blue")
        }
        GridRow {
          TextBox(10, 16).id("g")
          TextBox(10, 16).id("h")
        }
      }.id("grid"),
      "grid-cell-modifiers": Grid(alignment: .leading) {
        GridRow {
          TextBox(44.5, 16).gridCellColumns(2).id("header")
          TextBox(28, 16).id("ccc")
        }
        GridRow {
          TextBox(9, 16).gridColumnAlignment(.trailing).id("a")
          Color.red.frame(width: 60, height: 40).id("red")
          TextBox(8, 16).gridCellAnchor(.bottomTrailing).id("e")
        }
        Color.green.frame(height: 4).id("bar")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).id("blue")
          TextBox(10, 16).id("h")
        }
      }.id("grid"),
      "grid-flexible-columns": Grid {
        GridRow {
          TextBox(9, 16).id("a")
          Color.red.frame(height: 20).id("red")
          TextBox(28, 16).id("ccc")
        }
        GridRow {
          Color.blue.frame(height: 30).id("blue")
          TextBox(8, 16).id("e")
          Color.green.frame(height: 30).id("green")
        }
      }.frame(width: 280).id("grid"),
      "grid-alignments": HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing) {
          GridRow {
            TextBox(9, 16).id("a")
            Color.red.frame(width: 40, height: 40).id("red")
          }
          GridRow {
            Color.blue.frame(width: 60, height: 20).id("blue")
            TextBox(10, 16).id("h")
          }
        }.id("bt")
        Grid(alignment: .center) {
          GridRow {
            TextBox(9, 16).id("ca")
            Color.red.frame(width: 40, height: 40).id("cred")
          }
          GridRow {
            Color.blue.frame(width: 60, height: 20).id("cblue")
            TextBox(10, 16).id("ch")
          }
        }.id("ce")
      },
    ]
  }
}

/// How far a `PriorityColumn` moves a view to the right, in points.
private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// The recorded custom layout: a column by priority, the highest first, each view indented by a
/// value of its own, gaps as neighbours prefer them.
private struct PriorityColumn: Layout {
  private func rows(_ subviews: Subviews) -> [(subview: LayoutSubview, y: CGFloat)] {
    let ordered = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }.map { subviews[$0] }
    var y: CGFloat = 0
    var rows: [(LayoutSubview, CGFloat)] = []
    for (index, subview) in ordered.enumerated() {
      if index > 0 {
        y += ordered[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      }
      rows.append((subview, y))
      y += subview.sizeThatFits(.unspecified).height
    }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    rows(subviews).reduce(.zero) { total, row in
      let size = row.subview.sizeThatFits(.unspecified)
      return CGSize(
        width: max(total.width, size.width + row.subview[Indent.self]),
        height: row.y + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for row in rows(subviews) {
      row.subview.place(
        at: CGPoint(x: bounds.minX + row.subview[Indent.self], y: bounds.minY + row.y),
        proposal: .unspecified)
    }
  }
}
