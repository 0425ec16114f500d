/// A lazy stack gives every view its ideal height, whatever its priority.
// figure: proposal=300x200
LazyVStack(spacing: 8) {
  GradientBlock(.ocean)
    .frame(idealHeight: 36)

  GradientBlock(.meadow)
    .frame(idealHeight: 36)
    .layoutPriority(1)

  GradientBlock(.ember)
    .frame(idealHeight: 36)
}
.background(FrameFill())
