// Rule: proposed nothing, a scroll view is as large as its content.
// Source: derived from iamcgn/swiftui-web scroll, not measured itself.

/// Of fixed size the scroll view is as high as its two blocks.
ScrollView {
  GradientBlock(.ocean).frame(width: 120, height: 28)
  GradientBlock(.meadow).frame(width: 120, height: 28)
}
.fixedSize()
.border(.blue)
.frame(width: 220, height: 120)
.background(FrameFill())
