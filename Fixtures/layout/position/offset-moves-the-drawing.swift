// Rule: `offset` moves what is drawn; the layout does not change.
// Source: iamcgn/swiftui-web position and transform/basic, measured.

/// The middle block is drawn lower, its place in the row stays where it was.
HStack {
  GradientBlock(.slate).frame(width: 56, height: 40)

  GradientBlock(.sunset).frame(width: 56, height: 40)
    .offset(x: 10, y: 28)
    .border(.blue)

  GradientBlock(.slate).frame(width: 56, height: 40)
}
.padding(20)
.background(FrameFill())
