// Rule: the secondary scale sets smaller letters on the line height of the base font.
// Source: iamcgn/swiftui-web textscale/wrapped, measured.

/// Two texts of one height, the second narrower in its smaller letters.
VStack(alignment: .leading) {
  Text("Lighthouse keeper").border(.blue)
  Text("Lighthouse keeper").textScale(.secondary).border(.blue)
}
.padding(16)
.background(FrameFill())
