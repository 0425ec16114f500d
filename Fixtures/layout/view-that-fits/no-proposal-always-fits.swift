// Rule: along an axis on which nothing is proposed every view fits.
// Source: Apple's documentation of ViewThatFits; iamcgn/swiftui-web layout/view-that-fits, measured.

/// Of fixed size, it takes the first and widest line, though its frame is narrow.
ViewThatFits {
  Text("Ferry to the outer islands")
  Text("Ferry")
}
.fixedSize()
.border(.blue)
.frame(width: 120, height: 56)
.background(FrameFill())
