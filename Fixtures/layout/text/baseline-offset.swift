// Rule: an offset of the baseline makes the text higher by as much, above or below.
// Source: iamcgn/swiftui-web textstyle/baseline, measured.

/// In a row on one baseline the second text is raised by 8 points, the third lowered by 8.
HStack(alignment: .firstTextBaseline) {
  Text("level").border(.blue)
  Text("raised").baselineOffset(8).border(.blue)
  Text("lowered").baselineOffset(-8).border(.blue)
}
.padding(16)
.background(FrameFill())
