import Catalog
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let grids: [Entry] = [
    .initializer(
      Grid.self,
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) {
      (alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?, content: ViewContent) in
      Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
        content.tuple
      }
    },
    .initializer(
      GridRow.self,
      "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: VerticalAlignment?, content: ViewContent) in
      GridRow(alignment: alignment) { content.tuple }
    },
    .modifier("gridCellColumns", "func gridCellColumns(_ count: Int) -> some View") {
      (view: any View, count: Int) in view.gridCellColumns(count)
    },
    .modifier("gridCellUnsizedAxes", "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View") {
      (view: any View, axes: Axis.Set) in view.gridCellUnsizedAxes(axes)
    },
    .modifier("gridCellAnchor", "func gridCellAnchor(_ anchor: UnitPoint) -> some View") {
      (view: any View, anchor: UnitPoint) in view.gridCellAnchor(anchor)
    },
    .modifier(
      "gridColumnAlignment",
      "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View"
    ) { (view: any View, guide: HorizontalAlignment) in view.gridColumnAlignment(guide) },
  ]

  static let lazyGrids: [Entry] = [
    .initializer(
      LazyVGrid.self,
      "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ) {
      (
        columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?,
        pinned: PinnedScrollableViews, content: ViewContent
      ) in
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinned) {
        content.tuple
      }
    },
    .initializer(
      LazyHGrid.self,
      "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ) {
      (
        rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?,
        pinned: PinnedScrollableViews, content: ViewContent
      ) in
      LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinned) {
        content.tuple
      }
    },
    .initializer(
      GridItem.self,
      "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)"
    ) { (size: GridItem.Size, spacing: CGFloat?, alignment: Alignment?) in
      GridItem(size, spacing: spacing, alignment: alignment)
    },
    .staticMethod("fixed", "case fixed(_ length: CGFloat)") { (length: CGFloat) in
      GridItem.Size.fixed(length)
    },
    .staticMethod(
      "flexible", "case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)"
    ) { (least: CGFloat, most: CGFloat) in
      GridItem.Size.flexible(minimum: least, maximum: most)
    },
    .staticMethod("adaptive", "case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)") {
      (least: CGFloat, most: CGFloat) in
      GridItem.Size.adaptive(minimum: least, maximum: most)
    },
  ]
}

extension Grid: Bridged { public static var conformances: [String] { ["View"] } }
extension GridRow: Bridged { public static var conformances: [String] { ["View"] } }
extension LazyVGrid: Bridged { public static var conformances: [String] { ["View"] } }
extension LazyHGrid: Bridged { public static var conformances: [String] { ["View"] } }
extension GridItem: Bridged {}
extension GridItem.Size: Bridged {
  public static var typeName: String { "GridItem.Size" }
}
