// Rule: a circle answers a square: the smaller of the two lengths that it is proposed.
// Source: iamcgn/swiftui-web shape/layout, measured.

/// In a wide and in a high frame a circle is as large as fits; an ellipse fills both.
HStack(spacing: 12) {
  Circle().fill(.orange.gradient)
    .border(.blue)
    .frame(width: 96, height: 48)
    .background(FrameFill())

  Circle().fill(.orange.gradient)
    .border(.blue)
    .frame(width: 48, height: 96)
    .background(FrameFill())

  Ellipse().fill(.indigo.gradient)
    .border(.blue)
    .frame(width: 96, height: 48)
    .background(FrameFill())
}
