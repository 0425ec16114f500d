// Rule: outside a stack, and in a ZStack, a spacer takes up both axes; in a row it has no height.
// Source: OpenLayout orphan spacer, pixel-compared with SwiftUI.

/// On its own a spacer fills the frame; in a row it has a width alone.
HStack(spacing: 16) {
  ZStack {
    Spacer()
      .border(.orange, width: 3)
  }
  .padding(10)
  .frame(width: 120, height: 72)
  .background(FrameFill())

  HStack {
    Spacer()
      .overlay { Capsule().fill(.orange).frame(height: 3) }
  }
  .padding(10)
  .frame(width: 120, height: 72)
  .background(FrameFill())
}
