// Rule: what is relative to a scroll view is relative to what the scroll view was proposed, across
//   its axis, too, where it is as small as its content.
// Source: Apple's documentation of containerRelativeFrame; derived.

/// Half of 240 points wide, and so is the scroll view.
ScrollView {
  Color.indigo
    .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
    .frame(height: 40)
}
.border(.orange)
.frame(width: 240, height: 60)
.background(FrameFill())
