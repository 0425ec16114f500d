// Rule: a word wider than the proposal is broken between letters, without a hyphen.
// Source: iamcgn/swiftui-web text/wrapped, measured.

/// One long word runs over several lines.
Text("Floccinaucinihilipilification")
  .border(.blue)
  .frame(width: 112, height: 80)
  .background(FrameFill())
