// Rule: a lazy grid gives fixed columns their width; flexible ones share what those and the gaps leave.
// Source: iamcgn/swiftui-web lazy/grids, measured.

/// Of 260 points the fixed column takes 60, two gaps 8 each; the flexible columns are 92 wide.
LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(60)), GridItem(.flexible())]) {
  ForEach(0..<2, id: \.self) { _ in
    GradientBlock(.ocean).frame(height: 24)
    GradientBlock(.sunset).frame(height: 24)
    GradientBlock(.ocean).frame(height: 24)
  }
}
.frame(width: 260)
.padding(12)
.background(FrameFill())
