// Rule: a stack that is proposed nothing along its axis asks every view for its ideal size.
// Source: OpenSwiftUI, reverse-engineered; the ideal of 10 points is measured (iamcgn/swiftui-web layout/fixed-size).

/// In a row of fixed size the circle is 10 points large and the capsule 10 points wide; the ideal frame gives the third shape its size.
HStack {
  Circle().fill(.orange.gradient)
  Capsule().fill(.orange.gradient)
  Capsule().fill(.indigo.gradient).frame(idealWidth: 90, idealHeight: 36)
}
.fixedSize()
.frame(width: 220, height: 72)
.background(FrameFill())
