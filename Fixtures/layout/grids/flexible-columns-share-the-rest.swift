// Rule: with flexible cells a grid takes its proposal; the extra is spread equally over the columns that have one.
// Source: iamcgn/swiftui-web grid/flexible, measured.

/// The first column keeps the width of its block, the others share what is left of 280 points.
Grid {
  GridRow {
    GradientBlock(.slate).frame(width: 48, height: 28)
    GradientBlock(.meadow).frame(height: 28)
    GradientBlock(.meadow).frame(height: 28)
  }

  GridRow {
    GradientBlock(.slate).frame(width: 32, height: 28)
    GradientBlock(.sunset).frame(width: 40, height: 28)
    GradientBlock(.sunset).frame(width: 40, height: 28)
  }
}
.frame(width: 280)
.padding(12)
.background(FrameFill())
