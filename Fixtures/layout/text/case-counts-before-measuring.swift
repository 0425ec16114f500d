// Rule: a case is applied before the text is measured.
// Source: iamcgn/swiftui-web textstyle/case, measured.

/// In capitals the same word is wider.
VStack(alignment: .leading) {
  Text("Lighthouse").border(.blue)
  Text("Lighthouse").textCase(.uppercase).border(.blue)
}
.padding(16)
.background(FrameFill())
