import SwiftUI

struct Rings: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let step = min(rect.width, rect.height) / CGFloat(count * 2)
    for index in 0..<count {
      path.addEllipse(in: rect.insetBy(dx: CGFloat(index) * step, dy: CGFloat(index) * step))
    }
    return path
  }
}

/// Circles within each other: filled as one disc, and filled by turns with the even-odd rule.
#Preview {
  HStack(spacing: 24) {
    Rings(count: 5)
      .fill(.purple.opacity(0.8))
    Rings(count: 5)
      .fill(.purple.opacity(0.8), style: FillStyle(eoFill: true))
  }
  .frame(width: 264, height: 120)
}
