/// A layout of one's own can place its views by priority: the last block comes first.
struct RankedColumns: Layout {
  var gap: CGFloat = 10

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = CGFloat(subviews.count)
    let share = (bounds.width - gap * (columns - 1)) / columns
    var left = bounds.minX
    for view in subviews.sorted(by: { $0.priority > $1.priority }) {
      view.place(
        at: CGPoint(x: left, y: bounds.minY),
        proposal: ProposedViewSize(width: share, height: bounds.height))
      left += share + gap
    }
  }
}

RankedColumns {
  GradientBlock(.ocean)
  GradientBlock(.meadow)
  GradientBlock(.ember)
    .layoutPriority(1)
}
.frame(width: 340, height: 120)
