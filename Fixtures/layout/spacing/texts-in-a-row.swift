// Rule: side by side, texts are 8 points apart like other views.
// Source: iamcgn/swiftui-web text/hstack-spacing, measured.

/// Two texts and a block in a row, 8 points apart.
HStack {
  Text("Here").border(.blue)
  Text("there").border(.blue)
  GradientBlock(.meadow).frame(width: 40, height: 24)
}
.padding(16)
.background(FrameFill())
