// Rule: `aspectRatio` proposes the largest rectangle of its ratio that fits, or the smallest that covers.
// Source: iamcgn/swiftui-web image/aspect-ratio, measured; swiftuifieldguide.com.

/// A block of ratio 16 to 9 fits into a square frame, and another covers it and stands out at both sides.
HStack(spacing: 64) {
  GradientBlock(.sunset)
    .aspectRatio(16 / 9, contentMode: .fit)
    .frame(width: 90, height: 90)
    .background(FrameFill())

  GradientBlock(.sunset)
    .aspectRatio(16 / 9, contentMode: .fill)
    .opacity(0.8)
    .frame(width: 90, height: 90)
    .overlay(FrameFill())
}
