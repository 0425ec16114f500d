// Rule: content margins push the content along the axis, and make the scroll view wider across it.
// Source: iamcgn/swiftui-web scroll/margins, measured.

/// With margins of 20 points around blocks of 100 the scroll view is 140 wide, and its content starts 20 lower.
ScrollView {
  VStack {
    ForEach(0..<4, id: \.self) { _ in
      GradientBlock(.ocean).frame(width: 100, height: 32)
    }
  }
}
.contentMargins(20, for: .scrollContent)
.border(.blue)
.frame(width: 220, height: 120)
.background(FrameFill())
