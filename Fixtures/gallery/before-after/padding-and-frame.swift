/// Padding outside a frame of 120 points: the whole is 152 points wide.
// figure: name=frame-then-padding
Text("Harbour")
  .frame(width: 120, height: 44)
  .background(.blue.opacity(0.25))
  .padding()
  .border(.blue)

/// Padding inside a frame of 120 points: the whole is 120 points wide.
// figure: name=padding-then-frame
Text("Harbour")
  .padding()
  .background(.blue.opacity(0.25))
  .frame(width: 120, height: 76)
  .border(.blue)
