// Rule: with a least width alone a frame is as wide as its child, but not narrower than that width.
// Source: iamcgn/swiftui-web layout/frame-flex, measured.

/// A frame of at least 100 points is 100 wide around a child of 40, and 140 around a child of 140.
VStack(spacing: 12) {
  GradientBlock(.meadow)
    .frame(width: 40, height: 32)
    .frame(minWidth: 100)
    .border(.blue)

  GradientBlock(.meadow)
    .frame(width: 140, height: 32)
    .frame(minWidth: 100)
    .border(.blue)
}
.frame(width: 260, height: 104)
.background(FrameFill())
