// Rule: with a greatest width alone a frame takes what it is proposed, up to that width.
// Source: iamcgn/swiftui-web layout/frame-flex, measured.

/// In 260 points a frame of at most 180 is 180 wide, though its child needs 40.
GradientBlock(.meadow)
  .frame(width: 40, height: 40)
  .frame(maxWidth: 180)
  .border(.blue)
  .frame(width: 260, height: 64)
  .background(FrameFill())
