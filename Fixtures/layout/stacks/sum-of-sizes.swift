// Rule: along its axis a stack is as long as its views and gaps together, whatever it was offered.
// Source: OpenLayout, pixel-compared with SwiftUI; iamcgn/swiftui-web layout/nested-stacks, measured.

/// A row of three fixed blocks stays 136 points wide in a wider frame, which centres it.
HStack {
  GradientBlock(.ocean).frame(width: 40, height: 40)
  GradientBlock(.meadow).frame(width: 40, height: 40)
  GradientBlock(.ember).frame(width: 40, height: 40)
}
.border(.blue)
.frame(width: 300, height: 72)
.background(FrameFill())
