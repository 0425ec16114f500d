import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  private func rows(for subviews: Subviews, in width: CGFloat) -> [[(index: Int, size: CGSize)]] {
    var rows: [[(index: Int, size: CGSize)]] = [[]]
    var x: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((index, size))
      x += size.width + spacing
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(for: subviews, in: proposal.width ?? .infinity)
    let widths = rows.map { row in
      row.reduce(-spacing) { $0 + $1.size.width + spacing }
    }
    let heights = rows.map { $0.map(\.size.height).max() ?? 0 }
    return CGSize(
      width: widths.max() ?? 0,
      height: heights.reduce(0, +) + spacing * CGFloat(rows.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(for: subviews, in: bounds.width) {
      var x = bounds.minX
      for (index, size) in row {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += size.width + spacing
      }
      y += (row.map(\.size.height).max() ?? 0) + spacing
    }
  }
}

/// Words in capsules that run on into a new row where the one before is full.
#Preview {
  FlowLayout {
    ForEach(
      ["granite", "gneiss", "slate", "marble", "chalk", "sandstone", "basalt", "flint", "tuff"],
      id: \.self
    ) { stone in
      Text(stone)
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.brown.opacity(0.22), in: .capsule)
    }
  }
  .frame(width: 280)
}
