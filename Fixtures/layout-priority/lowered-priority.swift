/// A block of negative priority receives space last: only what it needs at least.
HStack {
  GradientBlock(.ocean)
    .frame(minWidth: 60)

  GradientBlock(.meadow)
    .frame(minWidth: 60)
    .layoutPriority(-1)

  GradientBlock(.ember)
    .frame(minWidth: 60)
}
.frame(width: 340, height: 120)
