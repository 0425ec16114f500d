import SwiftUI

/// Keeps the middle view in the middle, whatever the widths beside it.
struct ThreeParts: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.dimensions(in: .unspecified).height }
    return CGSize(width: proposal.width ?? 320, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    precondition(subviews.count == 3, "A bar has three parts.")
    let spots: [(x: CGFloat, anchor: UnitPoint)] = [
      (bounds.minX, .leading), (bounds.midX, .center), (bounds.maxX, .trailing),
    ]
    for (subview, spot) in zip(subviews, spots) {
      subview.place(
        at: CGPoint(x: spot.x, y: bounds.midY), anchor: spot.anchor, proposal: .unspecified)
    }
  }
}

struct Bar: View {
  var leading: String
  var title: String
  var trailing: String

  var body: some View {
    ThreeParts {
      Text(leading).foregroundStyle(.blue)
      Text(title).font(.headline)
      Text(trailing).foregroundStyle(.blue)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 11)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

/// Two bars whose titles stay in the middle, though the words beside them differ in length.
#Preview {
  VStack(spacing: 10) {
    Bar(leading: "Back", title: "Lighthouses", trailing: "Edit")
    Bar(leading: "All journeys", title: "Day 4", trailing: "Done")
  }
  .frame(width: 330)
}
