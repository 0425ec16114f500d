import SwiftUI

struct Wave: Shape {
  var phase: Double
  var amplitude: CGFloat = 12

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
      let angle = Double(x / rect.width) * 2 * .pi + phase
      path.addLine(to: CGPoint(x: x, y: rect.minY + amplitude * (1 + sin(angle))))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Three waves behind one another, each darker and further on in its swing.
ZStack {
  ForEach(0..<3) { index in
    Wave(phase: Double(index) * 1.7)
      .fill(.blue.opacity(0.3 + Double(index) * 0.2))
      .padding(.top, CGFloat(index) * 24)
  }
}
.frame(width: 300, height: 130)
.clipShape(.rect(cornerRadius: 16))
