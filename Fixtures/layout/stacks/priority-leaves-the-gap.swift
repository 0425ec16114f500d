// Rule: a flexible view of lower priority may get no width, but the gap beside it stays.
// Source: TokamakUI/Tokamak StackTests, pixel-compared with SwiftUI.

/// The raised block takes all but the gap of 8 points at its leading edge; the other block has no width.
HStack {
  GradientBlock(.slate)

  GradientBlock(.meadow)
    .overlay { Text("priority 1") }
    .layoutPriority(1)
}
.font(.footnote)
.foregroundStyle(.white)
.padding(.vertical, 12)
.frame(width: 240, height: 88)
.background(FrameFill())
