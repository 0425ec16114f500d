/// The block of raised priority takes all but the least widths of the others.
HStack {
  GradientBlock(.ocean)
    .frame(minWidth: 60)

  GradientBlock(.meadow)
    .frame(minWidth: 60)
    .layoutPriority(1)

  GradientBlock(.ember)
    .frame(minWidth: 60)
}
.frame(width: 340, height: 120)
