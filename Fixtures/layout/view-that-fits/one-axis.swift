// Rule: along the axes that are not checked a view may be larger than the proposal.
// Source: fatbobman.com, claimed; follows from the rule for all axes.

/// Checked in height alone, the wide block is taken and spills over; checked in both, the small one is.
HStack(spacing: 64) {
  ViewThatFits(in: .vertical) {
    GradientBlock(.sunset).frame(width: 160, height: 40)
    GradientBlock(.ocean).frame(width: 64, height: 40)
  }
  .frame(width: 100, height: 64)
  .background(FrameFill())

  ViewThatFits {
    GradientBlock(.sunset).frame(width: 160, height: 40)
    GradientBlock(.ocean).frame(width: 64, height: 40)
  }
  .frame(width: 100, height: 64)
  .background(FrameFill())
}
