// Rule: layout keeps fractions of points; each edge is rounded to the nearest pixel when it is drawn.
// Source: pointfreeco/swift-snapshot-testing, pixels measured; OpenLayout, pixel-compared with SwiftUI.

/// Three blocks of 26 and two thirds points: drawn without blur, at whole pixels.
VStack(spacing: 10) {
  Rectangle().fill(.indigo)
  Rectangle().fill(.teal)
  Rectangle().fill(.orange)
}
.frame(width: 160, height: 100)
.padding(12)
.background(FrameFill())
