import SwiftUI

/// Shows the subviews of highest priority that fit in one row, in their own order.
struct PriorityRow: Layout {
  var spacing: CGFloat = 8

  private func shown(_ subviews: Subviews, width: CGFloat) -> Set<Int> {
    var left = width + spacing
    var result: Set<Int> = []
    let order = subviews.indices.sorted { subviews[$0].priority > subviews[$1].priority }
    for index in order {
      let needed = subviews[index].sizeThatFits(.unspecified).width + spacing
      if needed <= left {
        left -= needed
        result.insert(index)
      }
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 300, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shown = shown(subviews, width: bounds.width)
    var x = bounds.minX
    for index in subviews.indices {
      guard shown.contains(index) else {
        subviews[index].place(at: bounds.origin, proposal: .zero)
        continue
      }
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width + spacing
    }
  }
}

struct Action: View {
  let name: String

  var body: some View {
    ViewThatFits {
      Text(name)
        .font(.subheadline)
        .fixedSize()
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(.orange.opacity(0.25), in: .capsule)
      Color.clear
    }
  }
}

/// One bar at three widths: the narrower it is, the fewer of its actions are left.
#Preview {
  VStack(alignment: .leading, spacing: 10) {
    ForEach([340.0, 240, 150], id: \.self) { width in
      PriorityRow {
        Action(name: "Copy").layoutPriority(2)
        Action(name: "Translate")
        Action(name: "Save").layoutPriority(3)
        Action(name: "Read out")
      }
      .padding(6)
      .frame(width: width)
      .background(.quinary, in: .rect(cornerRadius: 20))
    }
  }
}
