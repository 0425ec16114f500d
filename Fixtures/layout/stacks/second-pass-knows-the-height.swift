// Rule: a stack that was proposed no height is laid out a second time with the height it found.
// Source: OpenSwiftUI, reverse-engineered; claimed by nilcoalescing.com; follows from the other rules.

/// The bar has no height of its own; in a row of fixed height it becomes as high as the text beside it.
HStack {
  Capsule()
    .fill(.orange.gradient)
    .frame(width: 6)

  Text("Swallows rest on the wires, side by side above the lane.")
}
.fixedSize(horizontal: false, vertical: true)
.padding(12)
.frame(width: 220)
.background(FrameFill())
