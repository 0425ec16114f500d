// Rule: two lazy columns in a row share its width equally.
// Source: iamcgn/swiftui-web lazy/stacks, measured.

/// Each of the lazy columns takes half of the row, whatever is in it.
HStack {
  LazyVStack {
    GradientBlock(.ocean).frame(width: 24, height: 28)
  }
  .border(.blue)

  LazyVStack {
    GradientBlock(.meadow).frame(width: 88, height: 28)
  }
  .border(.blue)
}
.padding(12)
.frame(width: 264)
.background(FrameFill())
