import SwiftUI

struct Pyramid: Layout {
  var spacing: CGFloat = 6

  private func rowCount(_ total: Int) -> Int {
    var rows = 0
    var room = 0
    while room < total {
      rows += 1
      room += rows
    }
    return rows
  }

  private func cell(_ subviews: Subviews) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = CGFloat(rowCount(subviews.count))
    let cell = cell(subviews)
    return CGSize(
      width: rows * (cell.width + spacing) - spacing,
      height: rows * (cell.height + spacing) - spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cell(subviews)
    var row = 0
    var column = 0
    for subview in subviews {
      let start = bounds.midX - CGFloat(row) * (cell.width + spacing) / 2
      subview.place(
        at: CGPoint(
          x: start + CGFloat(column) * (cell.width + spacing),
          y: bounds.minY + CGFloat(row) * (cell.height + spacing)),
        anchor: .top,
        proposal: .unspecified)
      (row, column) = column == row ? (row + 1, 0) : (row, column + 1)
    }
  }
}

/// Fifteen numbered balls in five rows, one more in each.
#Preview {
  Pyramid {
    ForEach(1...15, id: \.self) { number in
      Text("\(number)")
        .font(.footnote.bold())
        .foregroundStyle(.white)
        .frame(width: 34, height: 34)
        .background(number.isMultiple(of: 2) ? .red : .indigo, in: .circle)
    }
  }
}
