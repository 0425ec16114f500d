// Rule: of views without an upper bound, the one with the larger minimum is served first.
// Source: OpenSwiftUI, reverse-engineered; not measured.

/// The second block needs 150 points at least and is served first, so the first block gets the remaining 50 and not its half.
HStack(spacing: 0) {
  GradientBlock(.ocean)
    .frame(minWidth: 20)
    .overlay { Text("min 20") }

  GradientBlock(.sunset)
    .frame(minWidth: 150)
    .overlay { Text("min 150") }
}
.font(.footnote)
.foregroundStyle(.white)
.padding(.vertical, 12)
.frame(width: 200, height: 88)
.background(FrameFill())
