import SwiftUI

struct Hexagon: Shape {
  func path(in rect: CGRect) -> Path {
    let points = [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
      .map { CGPoint(x: rect.minX + rect.width * $0.0, y: rect.minY + rect.height * $0.1) }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }
}

struct Honeycomb: Layout {
  let columns: Int
  let cell: CGFloat
  var gap: CGFloat = 4

  private var height: CGFloat { cell * 2 / 3.0.squareRoot() }
  private var rowStep: CGFloat { height * 0.75 + gap }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = (subviews.count + columns - 1) / columns
    return CGSize(
      width: (CGFloat(columns) + 0.5) * (cell + gap) - gap,
      height: CGFloat(rows - 1) * rowStep + height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let shift = row.isMultiple(of: 2) ? 0 : (cell + gap) / 2
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(column) * (cell + gap) + shift,
          y: bounds.minY + CGFloat(row) * rowStep),
        proposal: ProposedViewSize(width: cell, height: height))
    }
  }
}

/// Hexagons in four rows, every other one moved by half a cell, in shades of honey.
#Preview {
  Honeycomb(columns: 5, cell: 50) {
    ForEach(0..<20) { index in
      Hexagon()
        .fill(Color(hue: 0.11, saturation: 0.85, brightness: 0.7 + Double(index * 7 % 5) * 0.07))
    }
  }
}
