// Rule: text wraps where the next word does not fit, and is as wide as its longest line, not as its proposal.
// Source: iamcgn/swiftui-web text/wrapped, measured.

/// The text's own frame is narrower than the 200 points it was offered.
Text("Glaciers carve valleys for ten thousand years and leave them to the rivers.")
  .border(.blue)
  .frame(width: 200, height: 112)
  .background(FrameFill())
