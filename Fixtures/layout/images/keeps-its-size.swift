// Rule: an image that is not resizable has its own size, whatever it is proposed, and spills over a smaller frame.
// Source: iamcgn/swiftui-web image/intrinsic, measured.

/// The same image of 64 by 40 points in a larger and in a smaller frame.
HStack(spacing: 40) {
  Image("hills")
    .frame(width: 120, height: 72)
    .background(FrameFill())

  Image("hills")
    .frame(width: 40, height: 72)
    .background(FrameFill())
}
