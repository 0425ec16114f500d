// Rule: priorities may be negative: such a view is served after all others.
// Source: OpenSwiftUI, reverse-engineered; claimed by nilcoalescing.com.

/// The middle block is served last and gets its minimum of 40 points.
HStack {
  GradientBlock(.meadow)

  GradientBlock(.slate)
    .frame(minWidth: 40)
    .overlay { Text("−1") }
    .layoutPriority(-1)

  GradientBlock(.meadow)
}
.font(.footnote)
.foregroundStyle(.white)
.padding(.vertical, 12)
.frame(width: 316, height: 88)
.background(FrameFill())
