// Rule: a layout can ask which distance two views want between them.
// Source: iamcgn/swiftui-web customlayout/values, measured.

struct Spaced: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0,
      height: bottom(subviews))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices {
      let view = subviews[index]
      view.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + top(of: index, subviews)),
        proposal: .unspecified)
    }
  }

  private func top(of index: Int, _ subviews: Subviews) -> CGFloat {
    var top: CGFloat = 0
    for next in subviews.indices where next > 0 && next <= index {
      let above = subviews[next - 1]
      top += above.sizeThatFits(.unspecified).height
      top += above.spacing.distance(to: subviews[next].spacing, along: .vertical)
    }
    return top
  }

  private func bottom(_ subviews: Subviews) -> CGFloat {
    let last = subviews.count - 1
    return top(of: last, subviews) + subviews[last].sizeThatFits(.unspecified).height
  }
}

/// A column of one's own asks for distances and comes out like a leading VStack beside it.
HStack(alignment: .top, spacing: 32) {
  Spaced {
    Text("High water")
    Text("Low water")
    GradientBlock(.ocean).frame(width: 90, height: 20)
  }
  .border(.blue)

  VStack(alignment: .leading) {
    Text("High water")
    Text("Low water")
    GradientBlock(.ocean).frame(width: 90, height: 20)
  }
  .border(.orange)
}
.padding(16)
.background(FrameFill())
