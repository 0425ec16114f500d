/// Text that fits keeps its size whatever its priority; what it leaves goes to the next group.
HStack {
  GradientBlock(.slate)

  Text("High tide")
    .padding()
    .layoutPriority(1)

  GradientBlock(.slate)
}
.frame(width: 340, height: 80)
.background(FrameFill())
