// Rule: under a right-to-left direction every placement is mirrored once in its parent.
// Source: iamcgn/swiftui-web layout/rtl-stacks, measured.

/// The same row left to right and right to left: the first block stands at the right end.
VStack(spacing: 16) {
  HStack {
    GradientBlock(.ocean).frame(width: 96)
    GradientBlock(.meadow).frame(width: 48)
    Spacer()
  }
  .frame(width: 240, height: 40)
  .background(FrameFill())

  HStack {
    GradientBlock(.ocean).frame(width: 96)
    GradientBlock(.meadow).frame(width: 48)
    Spacer()
  }
  .frame(width: 240, height: 40)
  .background(FrameFill())
  .environment(\.layoutDirection, .rightToLeft)
}
