// Rule: views can be aligned by their first baselines; a view without text has its baseline at its bottom.
// Source: iamcgn/swiftui-web image/stack-spacing and text/baseline-wrapped, measured.

/// A large numeral, a small text of two lines and a block stand on the baseline of the first line.
HStack(alignment: .firstTextBaseline) {
  Text("7").font(.largeTitle)
  Text("lakes\nin a valley").font(.footnote)
  GradientBlock(.ocean).frame(width: 40, height: 28)
}
.padding(16)
.background(FrameFill())
