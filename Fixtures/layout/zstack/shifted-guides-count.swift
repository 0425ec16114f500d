// Rule: a view shifted by an explicit guide enlarges the ZStack.
// Source: fatbobman.com, with pictures; OpenSwiftUI's transcription leaves it out: conflicting claims.

/// A badge that stands out by half its size makes the stack larger by 12 points above and at the trailing edge.
ZStack(alignment: .topTrailing) {
  GradientBlock(.ocean)
    .frame(width: 120, height: 64)

  Circle()
    .fill(.red)
    .frame(width: 24, height: 24)
    .alignmentGuide(.top) { $0.height / 2 }
    .alignmentGuide(.trailing) { $0.width / 2 }
}
.border(.blue)
.padding(16)
.background(FrameFill())
