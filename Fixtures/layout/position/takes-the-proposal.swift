// Rule: a positioned view takes its whole proposal, and puts its child's centre at the point.
// Source: iamcgn/swiftui-web position/basic, measured.

/// The circle's centre is 60 points from the left and 30 from the top of the space that was offered.
Circle()
  .fill(.orange.gradient)
  .frame(width: 40, height: 40)
  .position(x: 60, y: 30)
  .border(.blue)
  .frame(width: 220, height: 96)
  .background(FrameFill())
