// Rule: to its neighbours a custom layout shows the union of its views' spacings.
// Source: Apple's documentation of Layout; OpenSwiftUI, reverse-engineered.

struct Column: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map { $0.width }.max() ?? 0, height: sizes.map { $0.height }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var top = bounds.minY
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: top), anchor: .top, proposal: .unspecified)
      top += view.sizeThatFits(.unspecified).height
    }
  }
}

/// Around a layout of two texts the bars stand as near as around a single text.
VStack {
  GradientBlock(.ocean).frame(width: 180, height: 24)

  Column {
    Text("No gap between")
    Text("these two lines")
  }
  .border(.blue)

  GradientBlock(.ocean).frame(width: 180, height: 24)
}
.padding(16)
.background(FrameFill())
