// Rule: a text of fixed size does not give way, so a flexible view beside it may get no width at all.
// Source: nilcoalescing.com, claimed; follows from the other rules.

/// The text is wider than the frame: the block beside it is left with nothing, only the gap of 8 points remains.
HStack {
  GradientBlock(.sunset)

  Text("Herons stand still for hours.")
    .fixedSize()
    .border(.blue)
}
.frame(width: 180, height: 64)
.background(FrameFill())
