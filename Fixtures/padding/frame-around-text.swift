/// A frame is a view of its own: the text keeps its size and stands in the middle.
Text("Harbour lights")
  .font(.title)
  .border(.blue)
  .frame(width: 200, height: 200)
  .background(FrameFill())
