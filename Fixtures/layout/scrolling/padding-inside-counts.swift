// Rule: padding inside a scroll view belongs to its content, in both directions.
// Source: iamcgn/swiftui-web scroll/padding, measured.

/// With a padding of 16 points the content starts lower, and the scroll view is 32 points wider than its blocks.
ScrollView {
  VStack {
    ForEach(0..<4, id: \.self) { _ in
      GradientBlock(.ocean).frame(width: 120, height: 32)
    }
  }
  .padding()
}
.border(.blue)
.frame(width: 220, height: 120)
.background(FrameFill())
