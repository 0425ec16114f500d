/// With its priority raised the text alone sizes the stack, and the block fits tightly around it.
ZStack {
  GradientBlock(.ember)

  Text("Good morning")
    .font(.title2.bold())
    .foregroundStyle(.white)
    .padding()
    .layoutPriority(1)
}
.frame(width: 340, height: 120)
.background(FrameFill())
