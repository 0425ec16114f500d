// Rule: a height given by a frame makes the text's own spacing disappear: the gap to a shape is 8 again.
// Source: OpenSwiftUI, reverse-engineered; not measured.

/// Below a text in a frame of 28 points the gap to the bar is 8, as between plain views.
HStack(alignment: .top, spacing: 24) {
  VStack {
    Text("As it is").border(.blue)
    GradientBlock(.sunset).frame(width: 120, height: 24)
  }

  VStack {
    Text("In a frame").frame(height: 28).border(.blue)
    GradientBlock(.sunset).frame(width: 120, height: 24)
  }
}
.padding(16)
.background(FrameFill())
