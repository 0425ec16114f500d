// Rule: equally flexible views are offered equal shares, in the order of declaration.
// Source: iamcgn/swiftui-web layout/hstack-distribution, measured.

/// Three flexible blocks share what two gaps of 8 points leave.
HStack {
  GradientBlock(.ocean)
  GradientBlock(.meadow)
  GradientBlock(.ember)
}
.padding(.vertical, 12)
.frame(width: 316, height: 88)
.background(FrameFill())
