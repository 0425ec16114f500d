// Rule: a cell that is unsized on an axis fills its column and does not widen it.
// Source: iamcgn/swiftui-web grid/modifiers, measured.

/// Without it a divider would make the grid as wide as its frame; unsized, it is as wide as the columns need.
Grid {
  GridRow {
    GradientBlock(.ocean).frame(width: 56, height: 28)
    GradientBlock(.ocean).frame(width: 88, height: 28)
  }

  Divider()
    .gridCellUnsizedAxes(.horizontal)

  GridRow {
    GradientBlock(.ocean).frame(width: 56, height: 28)
    GradientBlock(.ocean).frame(width: 88, height: 28)
  }
}
.border(.blue)
.padding(12)
.frame(width: 240)
.background(FrameFill())
