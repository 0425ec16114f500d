// Rule: a priority passes through the modifiers around it: frame, padding, overlay, background, fixedSize.
// Source: OpenSwiftUI, reverse-engineered.

/// The priority is set inside a padding and still counts in the row: the padded block takes all but the minimum of the other.
HStack(spacing: 0) {
  GradientBlock(.meadow)
    .layoutPriority(1)
    .padding(8)
    .border(.blue)

  GradientBlock(.slate)
    .frame(minWidth: 60)
}
.padding(.vertical, 12)
.frame(width: 240, height: 88)
.background(FrameFill())
