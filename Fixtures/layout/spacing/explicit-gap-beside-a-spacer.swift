// Rule: a spacing that is given is kept around spacers, too.
// Source: iamcgn/swiftui-web layout/spacer, measured; OpenSwiftUI SpacerUITests, pixel-compared.

/// The stack's 16 points stand on either side of the spacer, which fills the 140 points between.
HStack(spacing: 16) {
  GradientBlock(.ocean).frame(width: 64)

  Spacer()
    .frame(height: 4)
    .background(.orange)

  GradientBlock(.ocean).frame(width: 64)
}
.padding(.vertical, 12)
.frame(width: 300, height: 72)
.background(FrameFill())
