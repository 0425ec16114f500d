// Rule: aligned by their last baselines, views stand on the last line of each text.
// Source: iamcgn/swiftui-web image/stack-spacing and text/baseline-wrapped, measured.

/// A large numeral, a small text of two lines and a block stand on the baseline of the last line.
HStack(alignment: .lastTextBaseline) {
  Text("7").font(.largeTitle)
  Text("lakes\nin a valley").font(.footnote)
  GradientBlock(.ocean).frame(width: 40, height: 28)
}
.padding(16)
.background(FrameFill())
