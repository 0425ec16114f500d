// Rule: `aspectRatio` only proposes; its size is its child's answer, so a view of fixed size stays as it is.
// Source: objc.io 2022/03/29, claimed; iamcgn/swiftui-web image/aspect-ratio, measured.

/// The block of 40 points keeps its size; the flexible one takes the proposal of two to one.
HStack(spacing: 24) {
  GradientBlock(.dawn)
    .frame(width: 40, height: 40)
    .aspectRatio(2, contentMode: .fit)
    .border(.blue)
    .frame(width: 120, height: 80)
    .background(FrameFill())

  GradientBlock(.sunset)
    .aspectRatio(2, contentMode: .fit)
    .border(.blue)
    .frame(width: 120, height: 80)
    .background(FrameFill())
}
