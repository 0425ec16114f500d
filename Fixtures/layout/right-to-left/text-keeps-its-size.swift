// Rule: text keeps its size and its letters; it stands at the right.
// Source: iamcgn/swiftui-web layout/rtl-text, measured.

/// Leading texts of two widths are aligned at the right edge.
// figure: direction=rtl
VStack(alignment: .leading) {
  Text("Harbour").border(.blue)
  Text("Lighthouse keeper").border(.blue)
}
.frame(width: 220, height: 72, alignment: .leading)
.background(FrameFill())
