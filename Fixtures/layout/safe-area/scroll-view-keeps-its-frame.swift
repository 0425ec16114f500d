// Rule: a scroll view keeps its frame under an inset; its content starts below the bar.
// Source: iamcgn/swiftui-web position/safe-area, measured.

/// The scroll view's frame reaches under the bar, its first block starts below it.
ScrollView {
  VStack {
    ForEach(0..<3, id: \.self) { _ in
      GradientBlock(.ocean).frame(width: 176, height: 28)
    }
  }
}
.border(.blue)
.safeAreaInset(edge: .top) {
  GradientBlock(.slate).frame(height: 28).opacity(0.7)
}
.frame(width: 200, height: 152)
.padding(12)
.background(FrameFill())
