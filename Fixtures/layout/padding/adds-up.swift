// Rule: several paddings add up.
// Source: iamcgn/swiftui-web layout/padding-edges, measured.

/// Paddings of 8, 16 and 24 points around one block make a rim of 48.
GradientBlock(.twilight)
  .frame(width: 72, height: 40)
  .padding(8)
  .border(.blue)
  .padding(16)
  .border(.orange)
  .padding(24)
  .background(FrameFill())
