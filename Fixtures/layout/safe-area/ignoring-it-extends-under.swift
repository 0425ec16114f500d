// Rule: a view that ignores the safe area extends under the bar; outwardly it keeps the safe frame.
// Source: iamcgn/swiftui-web position/safe-area, measured on the simulator.

/// The block behind the bar reaches under it, down to the edge of the frame.
GradientBlock(.dawn)
  .ignoresSafeArea()
  .safeAreaInset(edge: .bottom) {
    GradientBlock(.slate).frame(height: 32).opacity(0.8)
  }
  .frame(width: 200, height: 128)
  .padding(12)
  .background(FrameFill())
