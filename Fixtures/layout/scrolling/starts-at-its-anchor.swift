// Rule: with a default anchor at the bottom a scroll view starts with the end of its content.
// Source: iamcgn/swiftui-web scroll/anchor-bottom, measured.

/// Of eight numbered rows the last ones lie in the frame.
ScrollView {
  VStack(spacing: 4) {
    ForEach(1..<9, id: \.self) { number in
      Text("Row \(number)")
        .foregroundStyle(.black)
        .frame(width: 140, height: 28)
        .background(GradientBlock(.dawn))
    }
  }
}
.defaultScrollAnchor(.bottom)
.frame(width: 180, height: 124)
.background(FrameFill())
