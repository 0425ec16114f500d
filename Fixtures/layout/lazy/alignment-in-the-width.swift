// Rule: in its width a lazy column aligns its views by its alignment.
// Source: iamcgn/swiftui-web lazy/stacks, measured.

/// Blocks of three widths stand at the trailing edge of the whole width.
LazyVStack(alignment: .trailing) {
  GradientBlock(.ocean).frame(width: 120, height: 20)
  GradientBlock(.meadow).frame(width: 80, height: 20)
  GradientBlock(.ember).frame(width: 40, height: 20)
}
.padding(12)
.frame(width: 220)
.background(FrameFill())
