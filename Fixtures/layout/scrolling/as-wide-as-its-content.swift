// Rule: across its axis a scroll view is exactly as large as its content, never as its proposal.
// Source: iamcgn/swiftui-web scroll/narrow-content, measured.

/// Around a narrow block the scroll view is 64 points wide, around a wide one it spills over its frame.
HStack(spacing: 72) {
  ScrollView {
    GradientBlock(.ocean).frame(width: 64, height: 48)
  }
  .border(.blue)
  .frame(width: 120, height: 80)
  .background(FrameFill())

  ScrollView {
    GradientBlock(.sunset).frame(width: 160, height: 48)
  }
  .border(.blue)
  .frame(width: 120, height: 80)
  .background(FrameFill())
}
