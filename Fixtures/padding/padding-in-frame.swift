/// In a frame of 200 by 200 the padding offers the text 168 by 168: it wraps, and both stay tight.
Text("Harbour lights")
  .font(.title)
  .border(.blue)
  .padding()
  .border(.orange)
  .frame(width: 200, height: 200)
  .background(FrameFill())
