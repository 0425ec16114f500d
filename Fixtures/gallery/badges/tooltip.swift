import SwiftUI

struct Bubble: Shape {
  var tip: CGFloat = 8

  func path(in rect: CGRect) -> Path {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tip)
    var path = Path(roundedRect: body, cornerRadius: 8)
    path.move(to: CGPoint(x: rect.midX - tip, y: body.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX + tip, y: body.maxY))
    path.closeSubpath()
    return path
  }
}

extension View {
  func tooltip(_ text: String) -> some View {
    overlay(alignment: .top) {
      Text(text)
        .font(.caption)
        .foregroundStyle(.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .padding(.bottom, 8)
        .background(.gray, in: Bubble())
        .fixedSize()
        .alignmentGuide(.top) { $0[.bottom] + 6 }
    }
  }
}

/// A hint in a bubble whose tip points down at the middle one of three bars.
#Preview {
  HStack(alignment: .bottom, spacing: 16) {
    Capsule().fill(.blue.opacity(0.3)).frame(width: 26, height: 50)
    Capsule().fill(.blue).frame(width: 26, height: 90)
      .tooltip("Wednesday: 90 pages")
    Capsule().fill(.blue.opacity(0.3)).frame(width: 26, height: 70)
  }
  .padding(.top, 44)
  .padding(.horizontal, 40)
}
