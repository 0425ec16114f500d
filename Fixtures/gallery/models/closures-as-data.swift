import SwiftUI

struct Curve: Identifiable {
  let name: String
  let color: Color
  let value: (Double) -> Double

  var id: String { name }
}

struct Graph: Shape {
  let function: (Double) -> Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...60 {
      let x = Double(step) / 60
      let point = CGPoint(
        x: rect.minX + rect.width * x,
        y: rect.maxY - rect.height * function(x))
      step == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }
}

/// Four easing curves, each drawn from the function that it stands for.
#Preview {
  let curves = [
    Curve(name: "linear", color: .gray) { $0 },
    Curve(name: "ease in", color: .blue) { $0 * $0 },
    Curve(name: "ease out", color: .green) { 1 - pow(1 - $0, 2) },
    Curve(name: "smooth", color: .pink) { x in
      let square = x * x
      return square * (3 - 2 * x)
    },
  ]

  HStack(spacing: 14) {
    ForEach(curves) { curve in
      VStack(spacing: 6) {
        Graph(function: curve.value)
          .stroke(curve.color, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .padding(10)
          .frame(width: 72, height: 72)
          .background(.quinary, in: .rect(cornerRadius: 10))
        Text(curve.name).font(.caption)
      }
    }
  }
}
