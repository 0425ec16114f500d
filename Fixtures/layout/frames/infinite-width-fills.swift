// Rule: a frame of infinite greatest width fills its proposal, but is never narrower than its child.
// Source: fatbobman.com and swiftuifieldguide.com, claimed; follows from the measured rule for a greatest width.

/// The first frame fills the 200 points; the second is as wide as its text of fixed size, and spills over.
VStack(spacing: 12) {
  Text("Reed")
    .frame(maxWidth: .infinity)
    .border(.blue)

  Text("Reed by the edge of the water")
    .fixedSize()
    .frame(maxWidth: .infinity)
    .border(.blue)
}
.frame(width: 180, height: 88)
.background(FrameFill())
