/// A text is exactly as large as its letters need.
Text("Harbour lights")
  .font(.title)
  .border(.blue)
