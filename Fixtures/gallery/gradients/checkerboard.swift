import SwiftUI

struct Checkerboard: Shape {
  let side: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (row, y) in stride(from: rect.minY, to: rect.maxY, by: side).enumerated() {
      for (column, x) in stride(from: rect.minX, to: rect.maxX, by: side).enumerated()
      where (row + column).isMultiple(of: 2) {
        path.addRect(CGRect(x: x, y: y, width: side, height: side).intersection(rect))
      }
    }
    return path
  }
}

/// A colour at rising opacity over a checkerboard, as in a colour well.
#Preview {
  LinearGradient(colors: [.purple.opacity(0), .purple], startPoint: .leading, endPoint: .trailing)
    .background {
      Checkerboard(side: 12).fill(.primary.opacity(0.15))
    }
    .frame(width: 288, height: 72)
    .clipShape(.rect(cornerRadius: 12))
}
