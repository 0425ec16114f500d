import SwiftUI

struct Flag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Route: View {
  var body: some View {
    HStack(spacing: 10) {
      Flag()
        .fill(.green)
        .frame(width: 26, height: 30)
      Text("Start")
      Rectangle()
        .fill(.secondary)
        .frame(width: 70, height: 2)
      Text("Goal")
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// A flag points to the goal, on the right from left to right, on the left from right to left.
#Preview {
  VStack(spacing: 10) {
    Route()
    Route().environment(\.layoutDirection, .rightToLeft)
  }
}
