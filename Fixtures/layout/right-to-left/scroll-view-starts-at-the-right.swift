// Rule: a horizontal scroll view starts at its right end.
// Source: iamcgn/swiftui-web layout/rtl-scroll, measured.

/// Of six numbered tiles the first ones lie in the frame, counted from its right edge; the others run on to the left.
// figure: direction=rtl
ScrollView(.horizontal) {
  HStack {
    ForEach(1..<7, id: \.self) { number in
      Text("\(number)")
        .foregroundStyle(.black)
        .frame(width: 52, height: 48)
        .background(GradientBlock(.dawn))
    }
  }
}
.frame(width: 200)
.padding(12)
.background(FrameFill())
