// Rule: a fixed frame proposes its own size and has that size, whatever its child answers.
// Source: iamcgn/swiftui-web layout/frame-fixed, measured.

/// The first block takes the whole frame; the second keeps its 40 points and stands in the middle of the frame.
HStack(spacing: 16) {
  GradientBlock(.ocean)
    .padding(8)
    .frame(width: 120, height: 80)
    .background(FrameFill())

  GradientBlock(.sunset)
    .frame(width: 40, height: 40)
    .frame(width: 120, height: 80)
    .background(FrameFill())
}
