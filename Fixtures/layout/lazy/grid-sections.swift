// Rule: headers and footers of sections take a line of their own, as wide as the whole grid.
// Source: iamcgn/swiftui-web lazy/grid-sections, measured.

/// The header is wider than the three columns together; the next section starts a new line.
LazyVGrid(columns: [GridItem(.fixed(56)), GridItem(.fixed(56)), GridItem(.fixed(56))]) {
  Section {
    ForEach(0..<2, id: \.self) { _ in
      GradientBlock(.ocean).frame(height: 24)
    }
  } header: {
    GradientBlock(.slate).frame(height: 12)
  }

  Section {
    ForEach(0..<3, id: \.self) { _ in
      GradientBlock(.meadow).frame(height: 24)
    }
  } header: {
    GradientBlock(.slate).frame(height: 12)
  }
}
.frame(width: 240)
.padding(12)
.background(FrameFill())
