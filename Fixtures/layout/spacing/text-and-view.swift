// Rule: between a text and a view the gap follows from the font: smaller above the text than below it.
// Source: iamcgn/swiftui-web text/vstack-spacing, measured; OpenSwiftUI ViewSpacing, reverse-engineered.

/// The gap above the text is smaller than the gap below it, so that the letters look centred between the bars.
VStack {
  GradientBlock(.ocean).frame(width: 160, height: 24)
  Text("Between").border(.blue)
  GradientBlock(.ocean).frame(width: 160, height: 24)
}
.padding(16)
.background(FrameFill())
