// Rule: at its ends a stack has the spacing of its first and last view.
// Source: OpenSwiftUI, reverse-engineered; not measured.

/// Between two columns the gap is that of the texts that meet there, not 8 points.
VStack {
  VStack {
    GradientBlock(.ocean).frame(width: 140, height: 24)
    Text("Last above")
  }
  .border(.blue)

  VStack {
    Text("First below")
    GradientBlock(.ocean).frame(width: 140, height: 24)
  }
  .border(.orange)
}
.padding(16)
.background(FrameFill())
