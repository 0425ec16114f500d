struct Odd: Layout {
//     ^~~ error: 'Odd' does not conform to 'Layout': it has no 'placeSubviews'
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }
}

VStack {
  Odd { Color.red }
}
