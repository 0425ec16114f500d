// Rule: a resizable image takes its proposal; where nothing is proposed it has its own size.
// Source: iamcgn/swiftui-web image, measured.

/// The image stretches to fill the first frame; of fixed size it has its own 64 by 40 points again.
HStack(spacing: 24) {
  Image("hills")
    .resizable()
    .padding(8)
    .frame(width: 120, height: 96)
    .background(FrameFill())

  Image("hills")
    .resizable()
    .fixedSize()
    .frame(width: 120, height: 96)
    .background(FrameFill())
}
