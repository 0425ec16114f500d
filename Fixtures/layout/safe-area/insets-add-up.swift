// Rule: insets of several bars add up; a bar is proposed the length of its edge.
// Source: OpenSwiftUI InsetUITests; iamcgn/swiftui-web position/safe-area, measured for one bar.

/// Two bars below and one at the side, each along what the inner ones leave.
GradientBlock(.dawn)
  .safeAreaInset(edge: .bottom) { GradientBlock(.slate).frame(height: 24) }
  .safeAreaInset(edge: .leading) { GradientBlock(.ocean).frame(width: 32) }
  .safeAreaInset(edge: .bottom) { GradientBlock(.slate).frame(height: 24) }
  .frame(width: 220, height: 140)
  .padding(12)
  .background(FrameFill())
