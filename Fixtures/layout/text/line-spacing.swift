// Rule: line spacing is added to the height of a line, and so between lines, not around them.
// Source: iamcgn/swiftui-web text/line-spacing, measured.

/// Two texts of two lines; with a spacing of 12 points the second is 12 points higher.
HStack(alignment: .top, spacing: 16) {
  Text("Ebb\nand flow")
    .border(.blue)

  Text("Ebb\nand flow")
    .lineSpacing(12)
    .border(.blue)
}
.font(.system(size: 17))
.padding(16)
.background(FrameFill())
