// Rule: an adaptive column becomes as many equal columns as fit with the least width.
// Source: iamcgn/swiftui-web lazy/grids, measured.

/// In 240 points, of at least 50 with gaps of 10, there are four columns of 52.5.
LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
  ForEach(0..<7, id: \.self) { _ in
    GradientBlock(.meadow).frame(height: 28)
  }
}
.frame(width: 240)
.padding(12)
.background(FrameFill())
