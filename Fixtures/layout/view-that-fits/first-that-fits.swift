// Rule: ViewThatFits takes the first view whose ideal size fits its proposal.
// Source: iamcgn/swiftui-web layout/view-that-fits, measured.

/// The same three lines offered 260, 170 and 90 points.
VStack(spacing: 12) {
  ViewThatFits {
    Text("Ferry to the outer islands")
    Text("To the islands")
    Text("Ferry")
  }
  .frame(width: 260, height: 36)
  .background(FrameFill())

  ViewThatFits {
    Text("Ferry to the outer islands")
    Text("To the islands")
    Text("Ferry")
  }
  .frame(width: 170, height: 36)
  .background(FrameFill())

  ViewThatFits {
    Text("Ferry to the outer islands")
    Text("To the islands")
    Text("Ferry")
  }
  .frame(width: 90, height: 36)
  .background(FrameFill())
}
