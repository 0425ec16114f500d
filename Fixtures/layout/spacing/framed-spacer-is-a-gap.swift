// Rule: a frame around a spacer resets no edge: the gap is as long as the frame.
// Source: OpenSwiftUI, requiresSpacingProjection; not measured.

/// 24 points between the blocks, and none beside the spacer's frame.
VStack {
  GradientBlock(.ocean).frame(width: 120, height: 30)

  Spacer()
    .frame(height: 24)
    .background(.orange)

  GradientBlock(.dusk).frame(width: 120, height: 30)
}
.background(FrameFill())
