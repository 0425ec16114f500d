// Rule: columns that need more than the proposal make the grid wider; it is then laid out again in that width.
// Source: objc.io 2020/11/23, claimed by the author.

/// Columns of at least 60 and 120 points with a gap of 10 in 200: a grid of 225 points, its columns 107.5 and 120 wide.
LazyVGrid(
  columns: [
    GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10),
  ]
) {
  GradientBlock(.ocean).frame(height: 36)
  GradientBlock(.sunset).frame(height: 36)
}
.border(.blue)
.frame(width: 200, height: 72)
.background(FrameFill())
