// Rule: proposed no width, a text has none; of its characters, one a line, it keeps those that the height allows.
// Source: iamcgn/swiftui-web text, measured for the width; OpenSwiftUI, reverse-engineered.

/// Beside a block that takes the whole row the text is left without width.
HStack(spacing: 0) {
  GradientBlock(.slate)
    .frame(width: 160, height: 40)

  Text("Nothing")
    .border(.blue)
}
.frame(width: 160, height: 64)
.background(FrameFill())
