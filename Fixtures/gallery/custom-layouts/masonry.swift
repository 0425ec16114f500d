import SwiftUI

struct MasonryLayout: Layout {
  var columns = 3
  var spacing: CGFloat = 8

  struct Cache {
    var frames: [CGRect] = []
    var width: CGFloat?
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func update(_ cache: inout Cache, subviews: Subviews, width: CGFloat) {
    guard cache.width != width else { return }
    let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)

    cache.width = width
    cache.frames = subviews.map { subview in
      let column = heights.indices.min { heights[$0] < heights[$1] }!
      let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
      defer { heights[column] += size.height + spacing }
      return CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: heights[column],
        width: columnWidth, height: size.height)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  {
    let width = proposal.replacingUnspecifiedDimensions().width
    update(&cache, subviews: subviews, width: width)
    return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    update(&cache, subviews: subviews, width: bounds.width)
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Nine blocks of different heights in three columns; each joined the shortest one.
#Preview {
  MasonryLayout {
    ForEach(Array([70, 110, 50, 90, 60, 80, 55, 100, 75].enumerated()), id: \.offset) {
      index, height in
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: 0.5 + Double(index) * 0.035, saturation: 0.55, brightness: 0.8))
        .frame(height: CGFloat(height))
        .overlay {
          Text("\(index + 1)")
            .font(.headline)
            .foregroundStyle(.white)
        }
    }
  }
  .frame(width: 300)
}
