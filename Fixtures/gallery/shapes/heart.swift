import SwiftUI

struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    let w = rect.width
    let h = rect.height
    var path = Path()
    path.move(to: CGPoint(x: w / 2, y: h))
    path.addCurve(
      to: CGPoint(x: 0, y: h * 0.3),
      control1: CGPoint(x: w * 0.35, y: h * 0.82), control2: CGPoint(x: 0, y: h * 0.6))
    path.addArc(
      center: CGPoint(x: w * 0.25, y: h * 0.27), radius: w * 0.25,
      startAngle: .degrees(174), endAngle: .degrees(0), clockwise: false)
    path.addArc(
      center: CGPoint(x: w * 0.75, y: h * 0.27), radius: w * 0.25,
      startAngle: .degrees(180), endAngle: .degrees(6), clockwise: false)
    path.addCurve(
      to: CGPoint(x: w / 2, y: h),
      control1: CGPoint(x: w, y: h * 0.6), control2: CGPoint(x: w * 0.65, y: h * 0.82))
    return path
  }
}

/// A heart three times: filled, as a line, and as a dashed line.
#Preview {
  HStack(spacing: 24) {
    Heart()
      .fill(.pink.gradient)
    Heart()
      .stroke(.pink, lineWidth: 4)
    Heart()
      .stroke(.pink, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 7]))
  }
  .frame(width: 280, height: 78)
}
