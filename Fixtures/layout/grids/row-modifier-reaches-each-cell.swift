// Rule: a modifier on a row is applied to each of its cells.
// Source: iamcgn/swiftui-web grid/modifiers, measured.

/// The border around the row is drawn around each of its three cells.
Grid {
  GridRow {
    GradientBlock(.ocean).frame(width: 56, height: 28)
    GradientBlock(.ocean).frame(width: 40, height: 28)
    GradientBlock(.ocean).frame(width: 72, height: 28)
  }

  GridRow {
    Text("Ebb")
    Text("and")
    Text("flow")
  }
  .padding(4)
  .border(.blue)
}
.padding(16)
.background(FrameFill())
