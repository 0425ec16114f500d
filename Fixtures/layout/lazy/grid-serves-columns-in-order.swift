// Rule: flexible columns are sized in order: what a capped one leaves helps only those after it.
// Source: objc.io 2020/11/23, claimed; the numbers of iamcgn/swiftui-web lazy/grids, measured, agree.

/// A column of at most 40 points leaves the second one 110 when it comes first; when it comes last the grid is not filled.
VStack(spacing: 12) {
  LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem(.flexible())]) {
    GradientBlock(.sunset).frame(height: 28)
    GradientBlock(.ocean).frame(height: 28)
  }
  .frame(width: 158)
  .border(.blue)

  LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(maximum: 40))]) {
    GradientBlock(.ocean).frame(height: 28)
    GradientBlock(.sunset).frame(height: 28)
  }
  .frame(width: 158)
  .border(.blue)
}
.padding(12)
.background(FrameFill())
