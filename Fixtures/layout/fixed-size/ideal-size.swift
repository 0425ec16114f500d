// Rule: `fixedSize` proposes nothing, so that its child takes its ideal size.
// Source: iamcgn/swiftui-web layout/fixed-size, measured.

/// Offered 140 points the text wraps; of fixed size it stays on one line.
VStack(spacing: 16) {
  Text("The tide turns twice a day.")
    .border(.blue)
    .frame(width: 140, height: 60)
    .background(FrameFill())

  Text("The tide turns twice a day.")
    .fixedSize()
    .border(.blue)
    .frame(width: 140, height: 60)
    .background(FrameFill())
}
