// Rule: a label's icon stands 8 points before its title, its middle half a capital's height above the baseline.
// Source: iamcgn/swiftui-web label/basic, measured.

/// A small and a large disc beside their titles, each centred on the capital letters.
VStack(alignment: .leading, spacing: 12) {
  Label {
    Text("Harbour")
  } icon: {
    Circle().fill(.orange.gradient).frame(width: 12, height: 12)
  }
  .border(.blue)

  Label {
    Text("Harbour")
  } icon: {
    Circle().fill(.orange.gradient).frame(width: 40, height: 40)
  }
  .border(.blue)
}
.padding(16)
.background(FrameFill())
