// Rule: a lazy column takes the width that it is proposed and is as high as its views.
// Source: iamcgn/swiftui-web lazy/stacks, measured.

/// The plain column hugs its blocks, the lazy one is as wide as its frame.
HStack(spacing: 16) {
  VStack {
    GradientBlock(.ocean).frame(width: 64, height: 28)
    GradientBlock(.ocean).frame(width: 64, height: 28)
  }
  .border(.blue)
  .frame(width: 120, height: 96)
  .background(FrameFill())

  LazyVStack {
    GradientBlock(.meadow).frame(width: 64, height: 28)
    GradientBlock(.meadow).frame(width: 64, height: 28)
  }
  .border(.blue)
  .frame(width: 120, height: 96)
  .background(FrameFill())
}
