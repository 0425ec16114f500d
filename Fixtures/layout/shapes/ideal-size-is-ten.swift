// Rule: a shape takes any proposal; where nothing is proposed it is 10 by 10 points.
// Source: iamcgn/swiftui-web layout/fixed-size and shape/modifiers, measured.

/// Two shapes fill their frames; two of fixed size are 10 points wide and high.
HStack(spacing: 12) {
  Capsule().fill(.indigo.gradient)
    .frame(width: 64, height: 48)
    .background(FrameFill())

  Ellipse().fill(.orange.gradient)
    .frame(width: 64, height: 48)
    .background(FrameFill())

  Capsule().fill(.indigo.gradient)
    .fixedSize()
    .frame(width: 64, height: 48)
    .background(FrameFill())

  Ellipse().fill(.orange.gradient)
    .fixedSize()
    .frame(width: 64, height: 48)
    .background(FrameFill())
}
