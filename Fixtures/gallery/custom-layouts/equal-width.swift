import SwiftUI

struct EqualWidthStack: Layout {
  let spacing: CGFloat

  private func widest(_ subviews: Subviews) -> CGSize {
    subviews
      .map { $0.sizeThatFits(.unspecified) }
      .reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = widest(subviews)
    let count = CGFloat(subviews.count)
    return CGSize(width: size.width * count + spacing * (count - 1), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = widest(subviews)
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + (size.width + spacing) * CGFloat(index), y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(size))
    }
  }
}

struct Choice: View {
  let text: String
  var color = Color.blue

  var body: some View {
    Text(text)
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(color.opacity(0.2), in: .rect(cornerRadius: 10))
  }
}

/// Three choices, all as wide as the widest of them.
#Preview {
  EqualWidthStack(spacing: 8) {
    Choice(text: "Yes")
    Choice(text: "Only today")
    Choice(text: "No", color: .red)
  }
}
