// Rule: a truncated text is as wide as what is drawn of it, not as its proposal.
// Source: iamcgn/swiftui-web text/truncation, measured.

/// Cut off in 150 points, the text ends where its ellipsis does.
Text("Glaciers carve valleys")
  .lineLimit(1)
  .border(.blue)
  .frame(width: 140, height: 44)
  .background(FrameFill())
