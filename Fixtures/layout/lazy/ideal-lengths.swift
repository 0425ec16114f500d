// Rule: a lazy column gives each view its ideal height; nothing is shared.
// Source: iamcgn/swiftui-web lazy/stacks, measured; flexible views follow from their ideal size.

/// Flexible blocks are 10 points high in a lazy column, or as high as their ideal frame.
LazyVStack {
  GradientBlock(.ocean)
  GradientBlock(.meadow)
  GradientBlock(.ember).frame(idealHeight: 32)
}
.padding(12)
.frame(width: 220, height: 120)
.background(FrameFill())
