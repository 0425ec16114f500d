// Rule: a path as a view takes its whole proposal, whatever it draws and wherever.
// Source: iamcgn/swiftui-web shape/path, measured.

/// The triangle is drawn at its own coordinates; the view's frame is all the space that was offered.
Path { path in
  path.move(to: CGPoint(x: 20, y: 60))
  path.addLine(to: CGPoint(x: 60, y: 12))
  path.addLine(to: CGPoint(x: 100, y: 60))
  path.closeSubpath()
}
.fill(.orange.gradient)
.border(.blue)
.frame(width: 200, height: 80)
.padding(12)
.background(FrameFill())
