// Rule: in a stack a positioned view is fully flexible.
// Source: iamcgn/swiftui-web position/basic, measured.

/// Between two fixed blocks the positioned circle's own space is all the width that is left.
HStack {
  GradientBlock(.slate).frame(width: 40)

  Circle()
    .fill(.orange.gradient)
    .frame(width: 32, height: 32)
    .position(x: 24, y: 24)
    .border(.blue)

  GradientBlock(.slate).frame(width: 40)
}
.frame(width: 280, height: 72)
.padding(12)
.background(FrameFill())
