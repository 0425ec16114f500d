// Rule: where one length is not proposed, the other decides.
// Source: iamcgn/swiftui-web image/aspect-ratio, measured.

/// In a scroll view no height is proposed: the block of ratio three to two is as wide as the view and 120 high.
ScrollView {
  GradientBlock(.sunset)
    .aspectRatio(3 / 2, contentMode: .fit)
}
.frame(width: 180, height: 140)
.background(FrameFill())
