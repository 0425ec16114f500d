// Rule: a safe area inset shrinks what it is applied to by the bar and a gap of 8 points.
// Source: iamcgn/swiftui-web position/safe-area, measured.

/// Above the bar the block takes what the bar and the gap leave.
GradientBlock(.dawn)
  .safeAreaInset(edge: .bottom) {
    GradientBlock(.slate).frame(height: 32)
  }
  .frame(width: 200, height: 128)
  .padding(12)
  .background(FrameFill())
