import SwiftUI

struct Arrow: Shape {
  var head: CGFloat = 0.4
  var shaft: CGFloat = 0.42

  func path(in rect: CGRect) -> Path {
    let neck = rect.maxX - rect.width * head
    let inset = rect.height * (1 - shaft) / 2
    return Path { p in
      p.addLines([
        CGPoint(x: rect.minX, y: rect.minY + inset),
        CGPoint(x: neck, y: rect.minY + inset),
        CGPoint(x: neck, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: neck, y: rect.maxY),
        CGPoint(x: neck, y: rect.maxY - inset),
        CGPoint(x: rect.minX, y: rect.maxY - inset),
      ])
      p.closeSubpath()
    }
  }
}

/// One arrow turned four ways round a middle.
#Preview {
  ZStack {
    ForEach(Array([Color.red, .orange, .green, .blue].enumerated()), id: \.offset) { index, color in
      Arrow()
        .fill(color.gradient)
        .frame(width: 62, height: 40)
        .offset(x: 48)
        .rotationEffect(.degrees(Double(index) * 90))
    }
  }
  .frame(width: 170, height: 170)
}
