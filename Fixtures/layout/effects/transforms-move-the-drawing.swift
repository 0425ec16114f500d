// Rule: rotating and scaling change what is drawn, not the layout.
// Source: iamcgn/swiftui-web transform/basic, measured.

/// One block is turned, one is enlarged; in the row all three stand as if they were not.
HStack(spacing: 28) {
  GradientBlock(.ocean).frame(width: 56, height: 40)
    .rotationEffect(.degrees(30))
    .border(.blue)

  GradientBlock(.sunset).frame(width: 56, height: 40)
    .scaleEffect(1.4)
    .border(.blue)

  GradientBlock(.meadow).frame(width: 56, height: 40)
    .border(.blue)
}
.padding(24)
.background(FrameFill())
