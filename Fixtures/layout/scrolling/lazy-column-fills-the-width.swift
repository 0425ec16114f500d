// Rule: a lazy column takes the width that is proposed, so its scroll view does, too.
// Source: iamcgn/swiftui-web lazy/laziness and scroll/vertical, measured.

/// Around a plain column the scroll view hugs the blocks, around a lazy one it fills the frame.
HStack(spacing: 16) {
  ScrollView {
    VStack {
      GradientBlock(.ocean).frame(width: 64, height: 28)
      GradientBlock(.ocean).frame(width: 64, height: 28)
    }
  }
  .border(.blue)
  .frame(width: 130, height: 96)
  .background(FrameFill())

  ScrollView {
    LazyVStack {
      GradientBlock(.meadow).frame(width: 64, height: 28)
      GradientBlock(.meadow).frame(width: 64, height: 28)
    }
  }
  .border(.blue)
  .frame(width: 130, height: 96)
  .background(FrameFill())
}
