// Rule: a part with its own direction is placed mirrored as a whole and runs inwardly as it says.
// Source: iamcgn/swiftui-web layout/rtl-stacks, measured.

/// In a row from right to left the framed pair stands at the left end, but runs from left to right.
// figure: direction=rtl
HStack {
  Text("1").foregroundStyle(.black).padding(10).background(GradientBlock(.dawn))
  Text("2").foregroundStyle(.black).padding(10).background(GradientBlock(.dawn))

  HStack {
    Text("3").foregroundStyle(.black).padding(10).background(GradientBlock(.dawn))
    Text("4").foregroundStyle(.black).padding(10).background(GradientBlock(.dawn))
  }
  .border(.blue)
  .environment(\.layoutDirection, .leftToRight)
}
.padding(16)
.background(FrameFill())
