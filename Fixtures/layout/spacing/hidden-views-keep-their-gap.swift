// Rule: a hidden view takes part in layout: its place and its gaps stay.
// Source: iamcgn/swiftui-web effects/hidden, measured.

/// The middle block is hidden; its place and the gaps around it stay.
HStack {
  GradientBlock(.ocean).frame(width: 64, height: 40)
  GradientBlock(.ember).frame(width: 64, height: 40).hidden()
  GradientBlock(.meadow).frame(width: 64, height: 40)
}
.padding(16)
.background(FrameFill())
