// Rule: a cell's own anchor replaces the alignment of its column and row.
// Source: iamcgn/swiftui-web grid/modifiers, measured.

/// One small block stands in the bottom trailing corner of its cell, the others in the middle of theirs.
Grid {
  GridRow {
    GradientBlock(.slate).frame(width: 72, height: 56)
    GradientBlock(.sunset).frame(width: 24, height: 24)
      .gridCellAnchor(.bottomTrailing)
  }

  GridRow {
    GradientBlock(.ocean).frame(width: 24, height: 24)
    GradientBlock(.slate).frame(width: 72, height: 56)
  }
}
.padding(16)
.background(FrameFill())
