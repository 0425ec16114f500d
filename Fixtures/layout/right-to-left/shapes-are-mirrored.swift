// Rule: a shape's path is mirrored; a gradient's unit points are not.
// Source: iamcgn/swiftui-web layout/rtl, measured.

struct Flag: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A pennant drawn to the right flies to the left; its gradient still runs from indigo at the left to orange at the right.
// figure: direction=rtl
Flag()
  .fill(.linearGradient(colors: [.indigo, .orange], startPoint: .leading, endPoint: .trailing))
  .frame(width: 160, height: 64)
  .padding(16)
  .background(FrameFill())
