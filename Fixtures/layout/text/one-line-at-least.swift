// Rule: however little height is proposed, a text keeps one line.
// Source: iamcgn/swiftui-web pressure/heights, measured.

/// In a frame 8 points high the text keeps its line and stands out above and below.
Text("Harbour")
  .border(.blue)
  .frame(width: 140, height: 8)
  .background(FrameFill())
