// Rule: under a line limit text that may shrink is scaled down as far as allowed before it is truncated.
// Source: iamcgn/swiftui-web text/fit, measured.

/// In the same width the first line is cut off, the second is set smaller and whole.
VStack(spacing: 12) {
  Text("Across the wide estuary")
    .lineLimit(1)
    .border(.blue)

  Text("Across the wide estuary")
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .border(.blue)
}
.frame(width: 140, height: 76)
.background(FrameFill())
