// Rule: one cell may set the alignment of its whole column.
// Source: iamcgn/swiftui-web grid/alignment, measured.

/// The numbers are aligned at the trailing edge of their column, the names at the leading edge of theirs.
Grid {
  GridRow {
    Text("Spring tide").gridColumnAlignment(.leading)
    Text("12").gridColumnAlignment(.trailing)
  }

  GridRow {
    Text("Neap tide")
    Text("7")
  }

  GridRow {
    Text("Ebb")
    Text("104")
  }
}
.padding(16)
.background(FrameFill())
