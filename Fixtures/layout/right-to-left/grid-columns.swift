// Rule: the columns of a grid run from right to left.
// Source: iamcgn/swiftui-web layout/rtl-grid, measured.

/// The first column stands at the right.
// figure: direction=rtl
Grid(alignment: .leading) {
  GridRow {
    GradientBlock(.ocean).frame(width: 64, height: 28)
    GradientBlock(.meadow).frame(width: 40, height: 28)
  }

  GridRow {
    GradientBlock(.ember).frame(width: 40, height: 28)
    GradientBlock(.sunset).frame(width: 80, height: 28)
  }
}
.padding(16)
.background(FrameFill())
