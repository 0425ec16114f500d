// Rule: the four designs of the system font are equally high; every sign of the monospaced one
// advances 0.6184 of the font's size.
// Source: iamcgn/swiftui-web text/system-fonts, measured.

/// One word in the four designs, each line as high as the others.
VStack(alignment: .leading, spacing: 4) {
  Text("Quince 0123").border(.blue)
  Text("Quince 0123").fontDesign(.rounded).border(.blue)
  Text("Quince 0123").fontDesign(.serif).border(.blue)
  Text("Quince 0123").fontDesign(.monospaced).border(.blue)
}
.font(.title2)
.padding(16)
.background(FrameFill())
