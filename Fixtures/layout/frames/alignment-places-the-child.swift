// Rule: a frame lays its child's guides on its own: nine places by the built-in alignments.
// Source: OpenLayout unit tests; TokamakUI/Tokamak FrameTests, pixel-compared with SwiftUI.

/// Three blocks stand in the top leading corner, in the middle of the bottom, and at the trailing edge of their frames.
HStack(spacing: 16) {
  GradientBlock(.ocean)
    .frame(width: 32, height: 32)
    .frame(width: 88, height: 88, alignment: .topLeading)
    .background(FrameFill())

  GradientBlock(.meadow)
    .frame(width: 32, height: 32)
    .frame(width: 88, height: 88, alignment: .bottom)
    .background(FrameFill())

  GradientBlock(.ember)
    .frame(width: 32, height: 32)
    .frame(width: 88, height: 88, alignment: .trailing)
    .background(FrameFill())
}
