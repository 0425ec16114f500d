// Rule: a radius is limited by what the neighbour on each edge leaves of it, but not below half the edge.
// Source: iamcgn/swiftui-web shape paths, measured.

/// A radius of 400 points beside radii of 8 is cut down to 88, what the left edge of 96 leaves.
UnevenRoundedRectangle(
  topLeadingRadius: 8, bottomLeadingRadius: 400, bottomTrailingRadius: 8, topTrailingRadius: 8,
  style: .circular
)
.fill(.teal.gradient)
.frame(width: 200, height: 96)
.padding(16)
.background(FrameFill())
