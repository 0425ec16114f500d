import SwiftUI

struct Stripes: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(colors, id: \.self) { color in
        color.opacity(0.85)
      }
    }
    .frame(width: 84, height: 84)
  }
}

struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      [(rect.maxX, rect.midY), (rect.midX, rect.maxY), (rect.minX, rect.midY)].forEach { x, y in
        path.addLine(to: CGPoint(x: x, y: y))
      }
      path.closeSubpath()
    }
  }
}

/// Six coloured stripes, clipped to a circle, to a rounded square and to a diamond.
#Preview {
  HStack(spacing: 18) {
    Stripes().clipShape(.circle)
    Stripes().clipShape(.rect(cornerRadius: 20))
    Stripes().clipShape(Diamond())
  }
}
