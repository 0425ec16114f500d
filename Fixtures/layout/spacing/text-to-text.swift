// Rule: between texts the gap is the lower one's leading: 2 points below a body text, not 8.
// Source: iamcgn/swiftui-web ios/layout/basics, measured; OpenSwiftUI ViewSpacing, reverse-engineered.

/// Two texts in a column stand as close as the lines of one paragraph.
VStack(alignment: .leading) {
  Text("First the mist,")
    .border(.blue)

  Text("then the mountain.")
    .border(.blue)
}
.padding(16)
.background(FrameFill())
