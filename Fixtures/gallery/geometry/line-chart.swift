import SwiftUI

struct LineChart: Shape {
  let values: [Double]
  var closed = false

  func path(in rect: CGRect) -> Path {
    guard let low = values.min(), let high = values.max(), high > low else { return Path() }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + CGFloat(index) * step,
        y: rect.maxY - rect.height * (value - low) / (high - low))
    }
    return Path { path in
      path.addLines(points)
      if closed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

/// A line that rises and falls over a green area that fades downwards.
#Preview {
  let values: [Double] = [3, 5, 4, 7, 6, 9, 12, 10, 13, 11, 15]

  ZStack {
    LineChart(values: values, closed: true)
      .fill(
        .linearGradient(
          colors: [.green.opacity(0.4), .green.opacity(0)], startPoint: .top, endPoint: .bottom))
    LineChart(values: values)
      .stroke(.green, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
  }
  .frame(width: 300, height: 120)
}
