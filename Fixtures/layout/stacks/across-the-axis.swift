// Rule: across its axis a stack is as large as the union of its aligned views.
// Source: iamcgn/swiftui-web layout/nested-stacks and layout/alignment-guide, measured.

/// Aligned by their bottoms, three blocks make a row as high as the tallest of them.
HStack(alignment: .bottom) {
  GradientBlock(.ocean).frame(width: 56, height: 28)
  GradientBlock(.meadow).frame(width: 56, height: 72)
  GradientBlock(.ember).frame(width: 56, height: 48)
}
.border(.blue)
.frame(width: 240, height: 104)
.background(FrameFill())
