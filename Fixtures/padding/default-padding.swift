/// Padding wraps the text tightly, by the system's 16 points on every edge.
Text("Harbour lights")
  .font(.title)
  .border(.blue)
  .padding()
  .border(.orange)
