// Rule: the horizontal part of an offset or position is mirrored.
// Source: iamcgn/swiftui-web layout/rtl-stacks, measured.

/// An offset of 20 points moves the upper disc to the left; a position of 40 points counts from the right.
// figure: direction=rtl
VStack(spacing: 0) {
  Circle().fill(.orange.gradient)
    .frame(width: 40, height: 40)
    .offset(x: 20)
    .border(.blue)

  Circle().fill(.indigo.gradient)
    .frame(width: 40, height: 40)
    .position(x: 40, y: 28)
}
.padding(.top, 12)
.frame(width: 220, height: 120)
.background(FrameFill())
