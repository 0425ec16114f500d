// Rule: a spacer is served last, but its least length is set aside first.
// Source: iamcgn/swiftui-web pressure, measured.

/// The spacer keeps 40 points free, so that the text above it has room for one line only.
VStack(spacing: 0) {
  Text("Rivers carry sand, sand makes bars, and bars turn the river aside again and again.")
  Spacer(minLength: 40)
  GradientBlock(.dusk).frame(height: 32)
}
.frame(width: 200, height: 104)
.background(FrameFill())
