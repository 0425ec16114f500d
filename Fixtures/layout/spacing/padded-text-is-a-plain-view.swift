// Rule: padding on an edge makes the text's own spacing disappear at that edge.
// Source: OpenSwiftUI, reverse-engineered; not measured.

/// Padded below, the text is 8 points away from the bar; with padding at its sides it keeps its own spacing.
HStack(alignment: .top, spacing: 24) {
  VStack {
    Text("At the sides").padding(.horizontal, 8).border(.blue)
    GradientBlock(.sunset).frame(width: 120, height: 24)
  }

  VStack {
    Text("Below").padding(.bottom, 8).border(.blue)
    GradientBlock(.sunset).frame(width: 120, height: 24)
  }
}
.padding(16)
.background(FrameFill())
