// Rule: beside a spacer there is no default gap.
// Source: iamcgn/swiftui-web layout/spacer, measured.

/// The spacer fills all of the 172 points between the blocks.
HStack {
  GradientBlock(.ocean).frame(width: 64)

  Spacer()
    .frame(height: 4)
    .background(.orange)

  GradientBlock(.ocean).frame(width: 64)
}
.padding(.vertical, 12)
.frame(width: 300, height: 72)
.background(FrameFill())
