// Rule: a frame that is larger than its child places it by its alignment, also when it was clamped to that size.
// Source: TokamakUI/Tokamak FrameTests, pixel-compared with SwiftUI.

/// A frame as large as possible has its block in the bottom trailing corner.
GradientBlock(.ember)
  .frame(width: 48, height: 48)
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  .background(FrameFill())
  .frame(width: 220, height: 112)
