// Rule: several views in a scroll view share an implicit column, in a horizontal one, too.
// Source: iamcgn/swiftui-web scroll/children, measured.

/// Three blocks stand one below the other in a vertical and in a horizontal scroll view.
HStack(spacing: 16) {
  ScrollView {
    GradientBlock(.ocean).frame(width: 40, height: 24)
    GradientBlock(.meadow).frame(width: 80, height: 24)
    GradientBlock(.ember).frame(width: 60, height: 24)
  }
  .frame(width: 120, height: 112)
  .background(FrameFill())

  ScrollView(.horizontal) {
    GradientBlock(.ocean).frame(width: 40, height: 24)
    GradientBlock(.meadow).frame(width: 80, height: 24)
    GradientBlock(.ember).frame(width: 60, height: 24)
  }
  .frame(width: 120, height: 112)
  .background(FrameFill())
}
