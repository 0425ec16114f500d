// Rule: in a row a divider stands upright and takes all the height that is proposed, so the row is as high as its frame.
// Source: iamcgn/swiftui-web layout/divider, measured.

/// The row with a divider fills the height of its frame; the row without one is as high as its text.
HStack(spacing: 16) {
  HStack {
    Text("Ebb")
    Divider()
    Text("Flow")
  }
  .border(.blue)
  .frame(width: 140, height: 80)
  .background(FrameFill())

  HStack {
    Text("Ebb")
    Text("Flow")
  }
  .border(.blue)
  .frame(width: 140, height: 80)
  .background(FrameFill())
}
