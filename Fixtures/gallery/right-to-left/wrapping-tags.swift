import SwiftUI

struct Wrap: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(for: subviews, width: proposal.width ?? .infinity)
    return frames.reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, frame) in frames(for: subviews, width: bounds.width).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(for subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + size.height + 6)
      }
      defer { origin.x += size.width + 6 }
      return CGRect(origin: origin, size: size)
    }
  }
}

/// A custom layout that knows nothing of directions: tags from the left, and from the right.
#Preview {
  HStack(alignment: .top, spacing: 20) {
    ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
      Wrap {
        ForEach(["salt", "rosemary", "lemon", "oil", "capers"], id: \.self) { word in
          Text(word)
            .font(.footnote)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(.green.opacity(0.25), in: .capsule)
        }
      }
      .frame(width: 150)
      .environment(\.layoutDirection, direction)
    }
  }
}
