// Rule: a frame honours an explicit guide of its child when it aligns it.
// Source: iamcgn/swiftui-web layout/frame-fixed, measured.

/// Aligned to the leading edge by a guide in its middle, the block stands half outside the frame.
GradientBlock(.meadow)
  .frame(width: 64, height: 40)
  .alignmentGuide(.leading) { $0.width / 2 }
  .frame(width: 180, height: 72, alignment: .leading)
  .background(FrameFill())
