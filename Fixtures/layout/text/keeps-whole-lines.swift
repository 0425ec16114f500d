// Rule: proposed a height, text keeps as many whole lines as fit, one at least, and truncates the last.
// Source: iamcgn/swiftui-web pressure/heights, measured.

/// Offered 24, 50 and 70 points of height the text keeps one, two and three lines.
HStack(alignment: .top, spacing: 12) {
  Text("Glaciers carve valleys for the rivers.")
    .border(.blue)
    .frame(width: 104, height: 24)
    .background(FrameFill())

  Text("Glaciers carve valleys for the rivers.")
    .border(.blue)
    .frame(width: 104, height: 50)
    .background(FrameFill())

  Text("Glaciers carve valleys for the rivers.")
    .border(.blue)
    .frame(width: 104, height: 70)
    .background(FrameFill())
}
