// Rule: a column's own alignment replaces the grid's in that column, in both directions.
// Source: iamcgn/swiftui-web lazy/grid-alignment, measured.

/// Aligned leading, centred and at the bottom trailing corner, three small blocks beside a high one.
LazyVGrid(
  columns: [
    GridItem(.fixed(64), alignment: .leading), GridItem(.fixed(64)),
    GridItem(.fixed(64), alignment: .bottomTrailing), GridItem(.fixed(40)),
  ]
) {
  GradientBlock(.ocean).frame(width: 24, height: 24)
  GradientBlock(.meadow).frame(width: 24, height: 24)
  GradientBlock(.ember).frame(width: 24, height: 24)
  GradientBlock(.slate).frame(width: 40, height: 72)
}
.frame(width: 264)
.padding(12)
.background(FrameFill())
