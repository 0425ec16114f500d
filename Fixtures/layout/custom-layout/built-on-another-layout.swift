// Rule: a layout may call another: its sizes are those that the other gives for the same subviews.
// Source: Apple's documentation of Layout; the stack's own rules.

/// A column that leans: the views of a VStack, each 12 points farther right than the one above.
struct LeaningColumn: Layout {
  private let column = VStackLayout(alignment: .leading, spacing: 6)
  var step: CGFloat = 12

  func makeCache(subviews: Subviews) -> VStackLayout.Cache {
    column.makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    var size = column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    size.width += step * CGFloat(subviews.count - 1)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    var index = subviews.startIndex
    var position = bounds.origin
    while index < subviews.endIndex {
      let size = subviews[index].sizeThatFits(.unspecified)
      subviews[index].place(at: position, proposal: .unspecified)
      position.x += step
      position.y += size.height + 6
      index = subviews.index(after: index)
    }
  }
}

/// Three blocks on a slope, in a frame as large as the column and its lean.
LeaningColumn {
  GradientBlock(.ocean).frame(width: 90, height: 24)
  GradientBlock(.dusk).frame(width: 90, height: 24)
  GradientBlock(.ocean).frame(width: 90, height: 24)
}
.background(FrameFill())
