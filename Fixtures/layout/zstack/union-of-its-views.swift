// Rule: a ZStack is as large as the union of its views, aligned by their guides.
// Source: iamcgn/swiftui-web layout/zstack-fill, measured.

/// A wide block and a high one, aligned at the bottom trailing corner, make a stack as wide as one and as high as the other.
ZStack(alignment: .bottomTrailing) {
  GradientBlock(.ocean).frame(width: 160, height: 40)
  GradientBlock(.sunset).frame(width: 48, height: 88)
}
.border(.blue)
.padding(16)
.background(FrameFill())
