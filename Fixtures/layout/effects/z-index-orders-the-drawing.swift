// Rule: `zIndex` changes the order of drawing, not of layout.
// Source: iamcgn/swiftui-web effects/zindex, measured.

/// The middle one of three overlapping blocks is drawn on top of both others.
HStack(spacing: -20) {
  GradientBlock(.ocean).frame(width: 80, height: 56)
  GradientBlock(.sunset).frame(width: 80, height: 72).zIndex(1)
  GradientBlock(.meadow).frame(width: 80, height: 56)
}
.padding(16)
.background(FrameFill())
