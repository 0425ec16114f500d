/// Text wraps in a frame of a fixed width, and is cut off with an ellipsis where the height is fixed too.
// figure: name=wrapping-and-truncating
VStack(spacing: 16) {
  Text("A blue whale's heart beats about eight times a minute.")
    .padding()
    .frame(width: 210)
    .background(FrameFill())

  Text("A blue whale's heart beats about eight times a minute.")
    .padding()
    .frame(width: 210, height: 84)
    .background(FrameFill())
}
