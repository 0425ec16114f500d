// Rule: content shorter than its scroll view is not centred: it starts at the top.
// Source: iamcgn/swiftui-web scroll/vertical, measured.

/// Two short blocks stand at the top of a high scroll view.
ScrollView {
  GradientBlock(.ocean).frame(width: 160, height: 28)
  GradientBlock(.meadow).frame(width: 160, height: 28)
}
.padding(12)
.frame(width: 220, height: 150)
.background(FrameFill())
