// Rule: the alignment of lines moves them inside the text's own width and never changes a size.
// Source: iamcgn/swiftui-web text/alignment, measured.

/// Three texts of one size, their lines leading, centred and trailing; a single line would not move.
HStack(spacing: 16) {
  Text("Ebb\nand flow")
    .multilineTextAlignment(.leading)
    .border(.blue)

  Text("Ebb\nand flow")
    .multilineTextAlignment(.center)
    .border(.blue)

  Text("Ebb\nand flow")
    .multilineTextAlignment(.trailing)
    .border(.blue)
}
.padding(16)
.background(FrameFill())
