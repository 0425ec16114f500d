// Rule: an ideal width counts only where no width is proposed.
// Source: iamcgn/swiftui-web layout/fixed-size, measured.

/// Offered 240 points the block fills them; of fixed size it is as wide as its ideal of 150 points.
VStack(spacing: 12) {
  GradientBlock(.dusk)
    .frame(idealWidth: 150)
    .frame(height: 32)

  GradientBlock(.dusk)
    .frame(idealWidth: 150)
    .frame(height: 32)
    .fixedSize(horizontal: true, vertical: false)
}
.frame(width: 240, height: 100)
.background(FrameFill())
