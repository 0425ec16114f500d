// Rule: safe area padding shrinks plain views, but leaves a scroll view its frame and moves its content.
// Source: iamcgn/swiftui-web position/safe-area-padding, measured.

/// The plain block shrinks by 16 points on each edge; the scroll view keeps its frame, its content starts 16 lower.
HStack(spacing: 16) {
  GradientBlock(.sunset)
    .safeAreaPadding(16)
    .frame(width: 120, height: 110)
    .background(FrameFill())

  ScrollView {
    GradientBlock(.ocean).frame(width: 80, height: 28)
    GradientBlock(.ocean).frame(width: 80, height: 28)
  }
  .border(.blue)
  .safeAreaPadding(.vertical, 16)
  .frame(width: 120, height: 110)
  .background(FrameFill())
}
