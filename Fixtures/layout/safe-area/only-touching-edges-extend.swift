// Rule: only an edge that touches the bar's region is extended by ignoring the safe area.
// Source: iamcgn/swiftui-web, measured on the simulator.

/// The block at the left touches the region of the bar and extends under it; the one padded by 10 points does not.
HStack {
  GradientBlock(.ocean)
    .ignoresSafeArea()

  GradientBlock(.sunset)
    .ignoresSafeArea()
    .padding(10)
}
.safeAreaInset(edge: .bottom) {
  GradientBlock(.slate).frame(height: 32).opacity(0.8)
}
.frame(width: 200, height: 128)
.padding(12)
.background(FrameFill())
