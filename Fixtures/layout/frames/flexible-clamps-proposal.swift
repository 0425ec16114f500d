// Rule: with both a least and a greatest width a frame is its proposal, clamped, whatever its child answers.
// Source: iamcgn/swiftui-web layout/frame-flex, measured; Apple's documentation of frame.

/// Offered 60, 120 and 240 points, a frame from 100 to 160 is 100, 120 and 160 points wide.
VStack(spacing: 8) {
  Text("Bay")
    .frame(minWidth: 100, maxWidth: 160)
    .border(.blue)
    .frame(width: 60, height: 32)
    .background(FrameFill())

  Text("Bay")
    .frame(minWidth: 100, maxWidth: 160)
    .border(.blue)
    .frame(width: 120, height: 32)
    .background(FrameFill())

  Text("Bay")
    .frame(minWidth: 100, maxWidth: 160)
    .border(.blue)
    .frame(width: 240, height: 32)
    .background(FrameFill())
}
