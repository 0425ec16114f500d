// Rule: a group is no view of its own: its views are children of the stack around, and a modifier goes to each.
// Source: iamcgn/swiftui-web layout/group-modifier, measured.

/// The frame is given to a group of three, and each of its blocks has that size.
HStack {
  Group {
    GradientBlock(.ocean)
    GradientBlock(.meadow)
    GradientBlock(.ember)
  }
  .frame(width: 56, height: 40)
}
.padding(16)
.background(FrameFill())
