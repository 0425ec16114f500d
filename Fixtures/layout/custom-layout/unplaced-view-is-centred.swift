// Rule: a view that its layout does not place is centred, and proposed the layout's own proposal.
// Source: OpenSwiftUI, reverse-engineered.

struct FirstAtTheTop: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

/// The layout places its first view at the top leading corner and forgets the second, which stands in the middle.
FirstAtTheTop {
  GradientBlock(.ocean).frame(width: 56, height: 28)
  GradientBlock(.ember).frame(width: 56, height: 28)
}
.frame(width: 220, height: 96)
.background(FrameFill())
