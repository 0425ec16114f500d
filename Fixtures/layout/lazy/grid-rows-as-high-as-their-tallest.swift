// Rule: a row of a lazy grid is as high as its tallest cell; the others are centred in it.
// Source: iamcgn/swiftui-web lazy/grids, measured.

/// In the first row a high block, in the second low ones only.
LazyVGrid(columns: [GridItem(.fixed(72)), GridItem(.fixed(72))]) {
  GradientBlock(.ocean).frame(height: 56)
  GradientBlock(.sunset).frame(height: 24)
  GradientBlock(.ocean).frame(height: 24)
  GradientBlock(.sunset).frame(height: 24)
}
.frame(width: 200)
.padding(12)
.background(FrameFill())
