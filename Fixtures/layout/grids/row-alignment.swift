// Rule: a row may align its cells vertically; it is as high as its tallest cell.
// Source: iamcgn/swiftui-web grid/alignment, measured.

/// In the first row the small block stands at the bottom, in the second at the top.
Grid {
  GridRow(alignment: .bottom) {
    GradientBlock(.ocean).frame(width: 64, height: 56)
    GradientBlock(.sunset).frame(width: 64, height: 24)
  }

  GridRow(alignment: .top) {
    GradientBlock(.ocean).frame(width: 64, height: 56)
    GradientBlock(.sunset).frame(width: 64, height: 24)
  }
}
.padding(16)
.background(FrameFill())
