import SwiftUI

struct Star: Shape {
  var points = 5
  var inner = 0.45

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for step in 0..<(points * 2) {
        let angle = Double(step) * .pi / Double(points) - Double.pi / 2
        let length = step.isMultiple(of: 2) ? radius : radius * inner
        let point = CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct Rating: View {
  let value: Double

  private func stars(_ style: some ShapeStyle) -> some View {
    HStack(spacing: 3) {
      ForEach(0..<5) { _ in
        Star().fill(style).frame(width: 26, height: 26)
      }
    }
  }

  var body: some View {
    stars(.quaternary)
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          stars(.yellow)
            .frame(width: proxy.size.width * value / 5, alignment: .leading)
            .clipped()
        }
      }
  }
}

/// Five stars filled to the value beside them, also for parts of a star.
#Preview {
  Grid(alignment: .leading, verticalSpacing: 8) {
    ForEach([4.5, 3.2, 1], id: \.self) { value in
      GridRow {
        Rating(value: value)
        Text(String(format: "%.1f", value)).monospacedDigit()
      }
    }
  }
}
