// Rule: a stack longer than its frame spills over both ends alike.
// Source: skiptools/skip-ui LayoutTests, run on SwiftUI: measured.

/// Three blocks of 70 points need 226 in a frame of 160, and spill over by 33 on each side.
HStack {
  GradientBlock(.ocean).frame(width: 70, height: 40)
  GradientBlock(.meadow).frame(width: 70, height: 40)
  GradientBlock(.ember).frame(width: 70, height: 40)
}
.frame(width: 160, height: 72)
.background(FrameFill())
