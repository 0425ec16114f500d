/// Only the order of priorities counts: 1 and 100 give the same layout.
VStack(spacing: 16) {
  HStack {
    GradientBlock(.ocean).frame(minWidth: 60)
    GradientBlock(.meadow).frame(minWidth: 60).layoutPriority(1)
    GradientBlock(.ember).frame(minWidth: 60)
  }
  .frame(width: 340, height: 64)

  HStack {
    GradientBlock(.ocean).frame(minWidth: 60)
    GradientBlock(.meadow).frame(minWidth: 60).layoutPriority(100)
    GradientBlock(.ember).frame(minWidth: 60)
  }
  .frame(width: 340, height: 64)
}
