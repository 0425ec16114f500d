// Rule: where the least width is above the greatest, the frame falls back to its child's size.
// Source: OpenSwiftUI, reverse-engineered; not measured.

/// A frame of at least 200 and at most 100 points is as wide as its block of 64.
GradientBlock(.ocean)
  .frame(width: 64, height: 40)
  .frame(minWidth: 200, maxWidth: 100)
  .border(.blue)
  .frame(width: 240, height: 72)
  .background(FrameFill())
