// Rule: a cell may span columns; the grid has as many columns as its widest row, spans counted.
// Source: iamcgn/swiftui-web grid/modifiers, measured.

/// A block over two columns stands above two single ones.
Grid {
  GridRow {
    GradientBlock(.sunset).frame(height: 28)
      .gridCellColumns(2)
    GradientBlock(.ocean).frame(width: 56, height: 28)
  }

  GridRow {
    GradientBlock(.ocean).frame(width: 72, height: 28)
    GradientBlock(.ocean).frame(width: 40, height: 28)
    GradientBlock(.ocean).frame(width: 56, height: 28)
  }
}
.fixedSize()
.padding(16)
.background(FrameFill())
