// Rule: a row gives circles their squares first; the shapes that stretch share the rest.
// Source: iamcgn/swiftui-web shape/layout, measured.

/// In 300 by 40 points the circles take 40 each, the ellipse and the capsule 110 each.
HStack(spacing: 0) {
  Circle().fill(.orange.gradient)
  Ellipse().fill(.teal.gradient)
  Capsule().fill(.indigo.gradient)
  Circle().fill(.orange.gradient)
}
.frame(width: 300, height: 40)
.padding(12)
.background(FrameFill())
