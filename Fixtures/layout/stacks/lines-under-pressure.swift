// Rule: in a column too low for it, a text keeps as many whole lines as fit; blocks of fixed height are served first.
// Source: iamcgn/swiftui-web pressure, measured.

/// Between two bars the text is left with room for two of its lines and is cut off.
VStack(spacing: 0) {
  GradientBlock(.dusk).frame(height: 32)

  Text("Rivers carry sand, sand makes bars, and bars turn the river aside again and again.")

  GradientBlock(.dusk).frame(height: 32)
}
.frame(width: 200, height: 112)
.background(FrameFill())
