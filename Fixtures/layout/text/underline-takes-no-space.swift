// Rule: underline and strikethrough leave a text's size as it is.
// Source: iamcgn/swiftui-web text, measured.

/// Three texts of one size.
HStack {
  Text("Lock").border(.blue)
  Text("Lock").underline().border(.blue)
  Text("Lock").strikethrough().border(.blue)
}
.padding(16)
.background(FrameFill())
