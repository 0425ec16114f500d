// Rule: kerning is added after every letter, the last one included.
// Source: iamcgn/swiftui-web text widths, measured.

/// With a kerning of 4 points the word of six letters is 24 points wider.
VStack(alignment: .leading) {
  Text("Summit").border(.blue)
  Text("Summit").kerning(4).border(.blue)
}
.padding(16)
.background(FrameFill())
