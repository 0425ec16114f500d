// Rule: leading is at the right: padding edges, frame alignments and guides are mirrored, too.
// Source: iamcgn/swiftui-web layout/rtl-stacks, measured.

/// A leading padding of 48 points keeps the block away from the right edge of its frame.
// figure: direction=rtl
GradientBlock(.sunset)
  .frame(width: 72, height: 40)
  .padding(.leading, 48)
  .border(.blue)
  .frame(width: 240, height: 72, alignment: .leading)
  .background(FrameFill())
