// Rule: a child larger than its frame spills over on the sides that the alignment leaves.
// Source: OpenLayout unit tests, pixel-compared with SwiftUI.

/// A block wider than its frame spills over both sides when centred, and over the leading one when aligned trailing.
VStack(spacing: 20) {
  GradientBlock(.sunset)
    .frame(width: 200, height: 32)
    .frame(width: 120, height: 52)
    .background(FrameFill())

  GradientBlock(.sunset)
    .frame(width: 200, height: 32)
    .frame(width: 120, height: 52, alignment: .trailing)
    .background(FrameFill())
}
