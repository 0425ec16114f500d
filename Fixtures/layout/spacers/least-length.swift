// Rule: a spacer is never shorter than 8 points, or than the least length it is given.
// Source: skiptools/skip-ui LayoutTests, run on SwiftUI: measured.

/// Both rows are too narrow for their blocks: they spill over, and the spacers keep 8 and 32 points.
VStack(spacing: 12) {
  HStack {
    GradientBlock(.ocean).frame(width: 72, height: 28)
    Spacer()
    GradientBlock(.ocean).frame(width: 72, height: 28)
  }

  HStack {
    GradientBlock(.ember).frame(width: 72, height: 28)
    Spacer(minLength: 32)
    GradientBlock(.ember).frame(width: 72, height: 28)
  }
}
.frame(width: 140, height: 96)
.background(FrameFill())
