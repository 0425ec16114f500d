// Rule: a container does not take over the leading or top guides that its children set; it uses its own edges.
// Source: OpenSwiftUI, reverse-engineered.

/// The block in the inner column sets a leading guide in its middle; the outer column still aligns the inner one by its edge.
VStack(alignment: .leading) {
  GradientBlock(.ocean)
    .frame(width: 120, height: 28)

  VStack(alignment: .center) {
    GradientBlock(.sunset)
      .frame(width: 80, height: 28)
      .alignmentGuide(.leading) { $0.width / 2 }
  }
  .border(.blue)
}
.padding(16)
.background(FrameFill())
