// Rule: a GeometryReader takes all it is proposed and places its views at its top leading corner, one over the other.
// Source: OpenSwiftUI GeometryReader snapshot, pixel-compared with SwiftUI.

/// In the reader's whole space a large and a small disc stand in the same corner.
GeometryReader { _ in
  Circle().fill(.orange.gradient).frame(width: 56, height: 56)
  Circle().fill(.indigo.gradient).frame(width: 28, height: 28)
}
.border(.blue)
.frame(width: 200, height: 88)
.padding(12)
.background(FrameFill())
