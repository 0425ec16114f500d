// Rule: a divider that is proposed no length is 10 points long; in a stack of fixed size it then follows the others.
// Source: OpenSwiftUI Divider, reverse-engineered.

/// Of fixed size the divider is 10 points long; in a column of fixed size it is as long as the text is wide.
HStack(spacing: 16) {
  Divider()
    .fixedSize()
    .padding(4)
    .border(.orange)
    .frame(width: 120, height: 64)
    .background(FrameFill())

  VStack {
    Text("Tide table")
    Divider()
  }
  .fixedSize()
  .frame(width: 120, height: 64)
  .background(FrameFill())
}
