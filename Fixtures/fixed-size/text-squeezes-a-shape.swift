/// A text of fixed size leaves its neighbour no width at all, and the stack grows beyond its frame.
HStack {
  RoundedRectangle(cornerRadius: 16)
    .fill(.indigo.gradient)

  Text("Owls cannot move their eyes.")
    .padding()
    .fixedSize()
}
.frame(width: 150, height: 90)
.background(FrameFill())
