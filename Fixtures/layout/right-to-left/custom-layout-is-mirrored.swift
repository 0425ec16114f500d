// Rule: placements of a custom layout are mirrored without its doing.
// Source: iamcgn/swiftui-web layout/rtl-custom, measured.

struct Stairs: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

/// Stairs that are placed from the left come out descending from the right.
// figure: direction=rtl
Stairs {
  GradientBlock(.ocean).frame(width: 56, height: 28)
  GradientBlock(.meadow).frame(width: 56, height: 28)
  GradientBlock(.ember).frame(width: 56, height: 28)
}
.frame(width: 220, height: 84)
.padding(12)
.background(FrameFill())
