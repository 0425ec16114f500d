// Rule: a colour's own gradient runs from a lighter top to the colour at 70 percent of the height; yellow darkens instead.
// Source: tevelee/SwiftUI-Flow pictures of macOS 26, pixels measured.

/// Five colours as their standard gradients.
HStack {
  RoundedRectangle(cornerRadius: 12).fill(.red.gradient)
  RoundedRectangle(cornerRadius: 12).fill(.orange.gradient)
  RoundedRectangle(cornerRadius: 12).fill(.yellow.gradient)
  RoundedRectangle(cornerRadius: 12).fill(.green.gradient)
  RoundedRectangle(cornerRadius: 12).fill(.blue.gradient)
}
.frame(width: 320, height: 88)
