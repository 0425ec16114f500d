/// Fixed on the vertical axis alone, a text wraps in the width it is offered and keeps every line.
Text("A blue whale's heart beats about eight times a minute.")
  .padding()
  .fixedSize(horizontal: false, vertical: true)
  .frame(width: 210, height: 56)
  .background(FrameFill())
