/// With equal priorities the flexible block makes the stack as large as the space it is offered.
ZStack {
  GradientBlock(.ember)

  Text("Good morning")
    .font(.title2.bold())
    .foregroundStyle(.white)
    .padding()
}
.frame(width: 340, height: 120)
.background(FrameFill())
