// Rule: the last line is truncated at its end, in its middle or at its head.
// Source: iamcgn/swiftui-web text/truncation, measured.

/// One line cut off in three places.
VStack(spacing: 8) {
  Text("From the glacier to the delta")
    .truncationMode(.tail)

  Text("From the glacier to the delta")
    .truncationMode(.middle)

  Text("From the glacier to the delta")
    .truncationMode(.head)
}
.lineLimit(1)
.padding(12)
.frame(width: 200)
.background(FrameFill())
