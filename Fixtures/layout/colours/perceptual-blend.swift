// Rule: gradients blend in a perceptual space close to Oklab, so the middle of red and blue is not dark.
// Source: iamcgn/swiftui-web gradient notes, pixels measured on macOS 26.

/// A gradient from red to blue, and below it the colour of its middle.
VStack(spacing: 0) {
  LinearGradient(
    colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
    startPoint: .leading, endPoint: .trailing
  )
  .frame(height: 48)

  Color(red: 170 / 255, green: 121 / 255, blue: 168 / 255)
    .frame(width: 24, height: 24)
}
.frame(width: 240)
