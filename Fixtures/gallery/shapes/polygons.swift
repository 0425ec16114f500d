import SwiftUI

struct Polygon: Shape {
  let sides: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = (0..<sides).map { corner -> CGPoint in
      let angle = Angle(degrees: Double(corner) / Double(sides) * 360 - 90).radians
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }
}

/// Polygons of three to eight sides, each with the number of its sides.
#Preview {
  HStack(spacing: 10) {
    ForEach(3...8, id: \.self) { sides in
      Polygon(sides: sides)
        .fill(Color(hue: Double(sides) * 0.1, saturation: 0.5, brightness: 0.85).gradient)
        .frame(width: 52, height: 52)
        .overlay {
          Text("\(sides)").font(.footnote.bold()).foregroundStyle(.white)
        }
    }
  }
}
