// Rule: a column of a grid is as wide as its widest cell of fixed width; cells are centred, 8 points apart.
// Source: iamcgn/swiftui-web grid/basic, measured.

/// Two rows of blocks: each column is as wide as the wider of its two blocks.
Grid {
  GridRow {
    GradientBlock(.ocean).frame(width: 40, height: 28)
    GradientBlock(.ocean).frame(width: 96, height: 28)
  }

  GridRow {
    GradientBlock(.sunset).frame(width: 80, height: 28)
    GradientBlock(.sunset).frame(width: 32, height: 28)
  }
}
.border(.blue)
.padding(16)
.background(FrameFill())
