// Rule: a layout may ask a view for its least, its ideal and its greatest size: by zero, nothing and infinity.
// Source: Apple's documentation of ProposedViewSize.

struct Samples: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? 240, height: 108)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposals: [ProposedViewSize] = [.zero, .unspecified, .infinity]
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + 40 * CGFloat(index)),
        proposal: ProposedViewSize(width: proposals[index].width, height: 28))
    }
  }
}

/// Three equal frames from 60 to 220 points with an ideal width of 120, asked for zero, for nothing, and for infinity.
Samples {
  GradientBlock(.ocean).frame(minWidth: 60, idealWidth: 120, maxWidth: 220)
  GradientBlock(.meadow).frame(minWidth: 60, idealWidth: 120, maxWidth: 220)
  GradientBlock(.ember).frame(minWidth: 60, idealWidth: 120, maxWidth: 220)
}
.frame(width: 240)
.padding(12)
.background(FrameFill())
