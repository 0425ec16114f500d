// Rule: `place(at:anchor:proposal:)` sizes a view by the proposal and lays its anchor on the point.
// Source: iamcgn/swiftui-web custom layout radial, measured; Apple's documentation.

struct Dial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 16
    for (index, view) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count) - Double.pi / 2
      view.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Eight numbers stand with their middles on a circle.
Dial {
  ForEach(1..<9, id: \.self) { number in
    Text("\(number)")
      .font(.footnote)
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(.indigo.gradient, in: Circle())
  }
}
.frame(width: 160, height: 160)
.background(FrameFill())
