// Rule: an explicit guide passes outward through frames, paddings and overlays, moved by their offset.
// Source: iamcgn/swiftui-web text/baseline, measured for frames; OpenSwiftUI, reverse-engineered for the others.

/// Both texts stand on one baseline, though one of them is padded and has a background.
HStack(alignment: .firstTextBaseline) {
  Text("Plain")

  Text("Padded")
    .font(.title2)
    .foregroundStyle(.black)
    .padding(14)
    .background(GradientBlock(.dawn))
}
.padding(16)
.background(FrameFill())
