import SwiftUI

struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let step = rect.width / 4
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for index in 1...4 {
      let y = index.isMultiple(of: 2) ? rect.maxY : rect.minY
      path.addLine(to: CGPoint(x: rect.minX + step * CGFloat(index), y: y))
    }
    return path
  }
}

/// One zigzag with mitred, with round and with bevelled joins, and once in dashes.
#Preview {
  let styles = [
    StrokeStyle(lineWidth: 14, lineJoin: .miter),
    StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round),
    StrokeStyle(lineWidth: 14, lineCap: .square, lineJoin: .bevel),
    StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]),
  ]

  VStack(spacing: 26) {
    ForEach(styles.indices, id: \.self) { index in
      Zigzag()
        .stroke(.teal, style: styles[index])
        .frame(width: 220, height: 44)
    }
  }
  .padding(14)
}
