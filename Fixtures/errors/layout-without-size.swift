struct Odd: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: CGFloat.nan, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

VStack {
// 1... error: the figure has no layout: VStack › Odd answered nan × 10 to the proposal 390 × 844
  Odd { Color.red }
}
