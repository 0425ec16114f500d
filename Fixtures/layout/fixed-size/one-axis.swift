// Rule: on the axes that are not fixed `fixedSize` passes the proposal on.
// Source: iamcgn/swiftui-web layout/fixed-size, measured.

/// Fixed in height alone, the text wraps in the width of its frame and spills over its height.
Text("The tide turns twice a day, and a little later every day.")
  .fixedSize(horizontal: false, vertical: true)
  .border(.blue)
  .frame(width: 160, height: 48)
  .background(FrameFill())
