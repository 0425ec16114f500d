// Rule: without a spacing of its own a stack leaves 8 points between views that are not texts.
// Source: iamcgn/swiftui-web layout/vstack-spacing-default, measured.

/// Four blocks, 8 points apart in both directions.
VStack {
  HStack {
    GradientBlock(.ocean).frame(width: 64, height: 36)
    GradientBlock(.meadow).frame(width: 64, height: 36)
  }

  HStack {
    GradientBlock(.sunset).frame(width: 64, height: 36)
    GradientBlock(.ember).frame(width: 64, height: 36)
  }
}
.padding(16)
.background(FrameFill())
