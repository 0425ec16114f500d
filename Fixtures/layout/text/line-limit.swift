// Rule: a line limit cuts the text off after so many lines, with an ellipsis behind a letter.
// Source: iamcgn/swiftui-web text/line-limit, measured.

/// The same text without a limit and with one of two lines.
HStack(alignment: .top, spacing: 16) {
  Text("Glaciers carve valleys for the rivers.")
    .border(.blue)
    .frame(width: 112)

  Text("Glaciers carve valleys for the rivers.")
    .lineLimit(2)
    .border(.blue)
    .frame(width: 112)
}
.padding(16)
.background(FrameFill())
