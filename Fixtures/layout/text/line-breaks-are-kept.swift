// Rule: explicit line breaks are kept: the ideal width is that of the widest line.
// Source: iamcgn/swiftui-web text, measured.

/// Three lines written as such, of fixed size.
Text("Spring\nand the long summer\nand autumn")
  .fixedSize()
  .border(.blue)
  .padding(16)
  .background(FrameFill())
