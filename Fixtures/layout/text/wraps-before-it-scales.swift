// Rule: without a line limit text wraps rather than shrink.
// Source: iamcgn/swiftui-web text/fit, measured.

/// Allowed to shrink to the half, the text still takes two lines of full size.
Text("Across the wide estuary")
  .minimumScaleFactor(0.5)
  .border(.blue)
  .frame(width: 140, height: 72)
  .background(FrameFill())
