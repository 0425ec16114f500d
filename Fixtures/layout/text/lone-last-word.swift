// Rule: in a text of two lines a lone last word pulls the word before down, if that evens the lines.
// Source: iamcgn/swiftui-web text/wrapped, measured.

/// Three words would fit on the first line; the third is pulled down, so that the last word is not alone.
Text("Rivers wander seaward slowly")
  .border(.blue)
  .frame(width: 184, height: 64)
  .background(FrameFill())
