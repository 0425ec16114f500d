// Rule: a resizable image keeps its ratio when it is scaled to fit or to fill.
// Source: iamcgn/swiftui-web image/aspect-ratio, measured.

/// Fitted into 90 by 90 points the image is 90 by 56.25; filling them it is 144 by 90 and stands out at both sides.
HStack(spacing: 48) {
  Image("hills")
    .resizable()
    .scaledToFit()
    .frame(width: 90, height: 90)
    .overlay(FrameFill())

  Image("hills")
    .resizable()
    .scaledToFill()
    .frame(width: 90, height: 90)
    .overlay(FrameFill())
}
