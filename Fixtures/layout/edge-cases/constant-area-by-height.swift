// Rule: where a width follows from a height, the first pass finds a wide shape under a high text; in that width the
// text is lower, the shape higher and narrower, and the column stays too wide.
// Source: stackotter/swiftui-layout-edge-cases, observed on macOS by the author; frames by the two-pass rule.

struct ConstantArea: Shape {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let height = max(proposal.height ?? 100, 1)
    return CGSize(width: 16000 / height, height: height)
  }

  func path(in rect: CGRect) -> Path {
    Path(rect)
  }
}

/// The column's frame is wider than both of its views, which stand at its leading side.
VStack {
  Text("Reeds whisper wherever the river slows down and widens.")
    .frame(idealWidth: 80)
    .fixedSize(horizontal: false, vertical: true)
    .background(.green.opacity(0.3))
    .layoutPriority(1)

  ConstantArea()
    .fill(.blue.opacity(0.6))
    .layoutPriority(1)
}
.fixedSize(horizontal: true, vertical: false)
.border(.blue)
.frame(width: 240, height: 260)
.background(FrameFill())
