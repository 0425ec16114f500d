// Rule: a square under a text takes what height the text leaves in the first pass; in that width the text is lower, the
// square stays as wide, and the column is shorter than it said.
// Source: stackotter/swiftui-layout-edge-cases, observed on macOS by the author; frames by the two-pass rule.

/// The column's frame is as high as its parent, its views do not fill it.
VStack {
  Text("Reeds whisper where the river slows down and widens.")
    .frame(idealWidth: 80)
    .fixedSize(horizontal: false, vertical: true)
    .background(.green.opacity(0.3))
    .layoutPriority(1)

  Color.blue.opacity(0.6)
    .aspectRatio(1, contentMode: .fit)
    .layoutPriority(1)
}
.fixedSize(horizontal: true, vertical: false)
.border(.blue)
.frame(width: 240, height: 300)
.background(FrameFill())
