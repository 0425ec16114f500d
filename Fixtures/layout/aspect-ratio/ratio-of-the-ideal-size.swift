// Rule: without a ratio the one of the child's ideal size is kept; for a shape that is 10 to 10, a square.
// Source: OpenSwiftUI AspectRatioLayoutUITests, pixel-compared with SwiftUI.

/// Scaled to fit, a plain block is a square, and one with an ideal size of 30 by 10 is three times as wide as high.
HStack(spacing: 24) {
  GradientBlock(.dawn)
    .scaledToFit()
    .frame(width: 120, height: 80)
    .background(FrameFill())

  GradientBlock(.sunset)
    .frame(idealWidth: 30, idealHeight: 10)
    .scaledToFit()
    .frame(width: 120, height: 80)
    .background(FrameFill())
}
