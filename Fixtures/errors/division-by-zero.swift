struct Columns: Layout {
  let count: Int

  func width(_ total: Int) -> Int {
    total / count
//        ^ error: division by zero
//  in Columns.width(_:), called at division-by-zero.swift:14:19
//  in Columns.sizeThatFits(proposal:subviews:cache:)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: width(300), height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

Columns(count: 0) {
  Color.red
}
