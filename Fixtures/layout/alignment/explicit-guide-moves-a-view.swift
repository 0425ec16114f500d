// Rule: an explicit guide moves a view against the others; the stack covers them all.
// Source: iamcgn/swiftui-web layout/alignment-guide, measured.

/// The first block is aligned by its trailing edge, the third by its middle, to the leading edge of the second.
VStack(alignment: .leading) {
  GradientBlock(.ocean)
    .frame(width: 100, height: 24)
    .alignmentGuide(.leading) { $0[.trailing] }

  GradientBlock(.meadow)
    .frame(width: 50, height: 24)

  GradientBlock(.ember)
    .frame(width: 30, height: 24)
    .alignmentGuide(.leading) { $0.width / 2 }
}
.border(.blue)
.padding(16)
.background(FrameFill())
