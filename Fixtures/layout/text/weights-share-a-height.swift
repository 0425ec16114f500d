// Rule: a line's height follows from the size of its font alone, not from weight or design.
// Source: iamcgn/swiftui-web text/system-fonts, measured.

/// A light, a bold and a black word, equally high.
HStack {
  Text("light").fontWeight(.light).border(.blue)
  Text("bold").bold().border(.blue)
  Text("black").fontWeight(.black).border(.blue)
}
.font(.title3)
.padding(16)
.background(FrameFill())
