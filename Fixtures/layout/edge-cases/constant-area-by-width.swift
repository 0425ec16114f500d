// Rule: a shape may size itself: here its height follows from its width. In a column of ideal width it is first asked
// for its ideal, 40 wide, then proposed the width of the bar below it.
// Source: stackotter/swiftui-layout-edge-cases, observed on macOS by the author; frames by the two-pass rule.

struct ConstantArea: Shape {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? 40, 1)
    return CGSize(width: width, height: 4000 / width)
  }

  func path(in rect: CGRect) -> Path {
    Path(rect)
  }
}

/// The shape of 4000 square points, ideally 40 by 100, ends up as wide as the bar, 160 by 25.
VStack {
  ConstantArea()
    .fill(.green.opacity(0.6))
    .layoutPriority(1)

  Spacer()
    .frame(width: 160)
    .background(.blue.opacity(0.3))
    .layoutPriority(1)
}
.fixedSize(horizontal: true, vertical: false)
.border(.blue)
.frame(width: 240, height: 150)
.background(FrameFill())
