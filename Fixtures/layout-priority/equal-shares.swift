/// Three flexible blocks of one priority share the width equally.
HStack {
  GradientBlock(.ocean)
    .frame(minWidth: 60)

  GradientBlock(.meadow)
    .frame(minWidth: 60)

  GradientBlock(.ember)
    .frame(minWidth: 60)
}
.frame(width: 340, height: 120)
