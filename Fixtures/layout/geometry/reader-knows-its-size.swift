// Rule: a GeometryReader's views are proposed its size, and can ask for it.
// Source: OpenSwiftUI GeometryReader snapshot, pixel-compared with SwiftUI; the ideal of 10 points is derived.

/// A bar takes a third of the width that the reader was given.
GeometryReader { geometry in
  GradientBlock(.meadow)
    .frame(width: geometry.size.width / 3)
}
.frame(width: 240, height: 56)
.padding(12)
.background(FrameFill())
