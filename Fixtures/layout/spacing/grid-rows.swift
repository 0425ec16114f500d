// Rule: without a spacing of its own a grid leaves the largest gap that two cells above each other ask for.
// Source: iamcgn/swiftui-web grid/basic, measured.

/// Below a text above a bar the rows are farther apart than 8 points.
Grid {
  GridRow {
    Text("East").border(.blue)
    GradientBlock(.meadow).frame(width: 60, height: 24)
  }

  GridRow {
    GradientBlock(.meadow).frame(width: 60, height: 24)
    Text("West").border(.blue)
  }
}
.padding(16)
.background(FrameFill())
