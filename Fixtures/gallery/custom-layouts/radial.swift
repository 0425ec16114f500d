import SwiftUI

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let radius = (min(bounds.width, bounds.height) - largest) / 2
    let step = Angle.degrees(360 / Double(subviews.count))

    for (index, subview) in subviews.enumerated() {
      let angle = (step * Double(index) - .degrees(90)).radians
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
        anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// Twelve hours in a circle, every third of them in bold.
#Preview {
  RadialLayout {
    ForEach(0..<12) { index in
      let hour = index == 0 ? 12 : index
      Text("\(hour)")
        .font(.headline)
        .fontWeight(hour.isMultiple(of: 3) ? .bold : .regular)
        .frame(width: 34, height: 34)
        .background(.teal.opacity(hour.isMultiple(of: 3) ? 0.35 : 0.12), in: .circle)
    }
  }
  .frame(width: 220, height: 220)
}
