// Rule: clipping cuts the drawing and leaves the size as it is.
// Source: iamcgn/swiftui-web paint/clipping, measured.

/// The clipped block ends at its frame; the one beside it, not clipped, spills over. Both frames are alike.
HStack(spacing: 48) {
  GradientBlock(.sunset)
    .frame(width: 120, height: 40)
    .frame(width: 72, height: 56)
    .background(FrameFill())

  GradientBlock(.sunset)
    .frame(width: 120, height: 40)
    .frame(width: 72, height: 56)
    .clipped()
    .background(FrameFill())
}
