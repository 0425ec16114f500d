/// A text of fixed size stays on one line and spills over both edges of a narrower frame.
Text("Owls cannot move their eyes.")
  .padding()
  .fixedSize()
  .frame(width: 150, height: 64)
  .background(FrameFill())
