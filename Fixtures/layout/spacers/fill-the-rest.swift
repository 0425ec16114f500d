// Rule: spacers are served last and share what is left equally.
// Source: OpenSwiftUI SpacerUITests, pixel-compared with SwiftUI; the priority is reverse-engineered.

/// Three blocks with a spacer between each pair are spread evenly over the row.
HStack {
  GradientBlock(.ocean).frame(width: 40, height: 40)
  Spacer()
  GradientBlock(.meadow).frame(width: 40, height: 40)
  Spacer()
  GradientBlock(.ember).frame(width: 40, height: 40)
}
.padding(16)
.frame(width: 300)
.background(FrameFill())
