// Rule: a square in a row is bounded by the row's height, so it is served before a flexible view.
// Source: follows from the rules of stacks and of aspectRatio.

/// The square takes 80 points, the block beside it all that is left.
HStack {
  GradientBlock(.meadow)

  GradientBlock(.sunset)
    .aspectRatio(1, contentMode: .fit)
}
.frame(width: 280, height: 80)
.padding(12)
.background(FrameFill())
