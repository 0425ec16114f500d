// Rule: a view outside the rows spans all columns; if it is flexible, the extra is spread over all of them.
// Source: iamcgn/swiftui-web grid/modifiers, measured.

/// The bar between the rows is as wide as the grid, and the columns grow with it.
Grid {
  GridRow {
    GradientBlock(.ocean).frame(width: 32, height: 28)
    GradientBlock(.ocean).frame(width: 64, height: 28)
  }

  Capsule().fill(.orange).frame(height: 4)

  GridRow {
    GradientBlock(.ocean).frame(width: 32, height: 28)
    GradientBlock(.ocean).frame(width: 64, height: 28)
  }
}
.frame(width: 240)
.padding(12)
.background(FrameFill())
