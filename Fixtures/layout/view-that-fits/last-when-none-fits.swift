// Rule: where no view fits, the last one is taken; it is then proposed the real size.
// Source: fatbobman.com, claimed; iamcgn/swiftui-web layout/view-that-fits, measured.

/// Neither line fits into 96 points: the last one is taken, and wraps.
ViewThatFits(in: .horizontal) {
  Text("Ferry to the outer islands, every hour")
  Text("Ferry to the outer islands")
}
.border(.blue)
.frame(width: 96, height: 88)
.background(FrameFill())
