/// Beside a shape, a text wraps and is cut off in the share of the width that it gets.
HStack {
  RoundedRectangle(cornerRadius: 16)
    .fill(.indigo.gradient)

  Text("Owls cannot move their eyes.")
    .padding()
}
.frame(width: 260, height: 90)
.background(FrameFill())
