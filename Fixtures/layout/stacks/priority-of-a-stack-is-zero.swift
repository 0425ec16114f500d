// Rule: a stack itself has priority 0, whatever the priorities of its views.
// Source: OpenSwiftUI, reverse-engineered.

/// The inner column holds a raised block, but shares the row equally with the block beside it.
HStack {
  VStack {
    GradientBlock(.meadow)
      .layoutPriority(1)
  }
  .border(.blue)

  GradientBlock(.slate)
}
.padding(.vertical, 12)
.frame(width: 240, height: 88)
.background(FrameFill())
