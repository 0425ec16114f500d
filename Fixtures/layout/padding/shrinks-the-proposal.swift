// Rule: padding proposes what its insets leave, and grows its child's answer by them.
// Source: iamcgn/swiftui-web layout/padding-edges, measured.

/// Of 200 by 96 points the block is offered what 16 on every edge leave, and takes it.
GradientBlock(.twilight)
  .padding()
  .border(.blue)
  .frame(width: 200, height: 96)
  .background(FrameFill())
