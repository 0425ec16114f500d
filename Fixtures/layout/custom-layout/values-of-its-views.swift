// Rule: a view can carry a value for the layout around it; one that carries none has the default.
// Source: Apple's documentation of LayoutValueKey; iamcgn/swiftui-web customlayout/values, measured.

struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

struct Shares: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.reduce(0) { $0 + $1[Share.self] }
    var left = bounds.minX
    for view in subviews {
      let width = bounds.width * view[Share.self] / total
      view.place(
        at: CGPoint(x: left, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      left += width
    }
  }
}

/// Three blocks share 240 points as 1 to 3 to 2; the first one says nothing and has the default.
Shares {
  GradientBlock(.ocean)

  GradientBlock(.meadow)
    .layoutValue(key: Share.self, value: 3)

  GradientBlock(.ember)
    .layoutValue(key: Share.self, value: 2)
}
.frame(width: 240, height: 56)
.padding(12)
.background(FrameFill())
