import SwiftUI

struct OverlapLayout: Layout {
  var overlap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let hidden = overlap * CGFloat(subviews.count - 1)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } - hidden,
      height: sizes.map(\.height).max()!)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width - overlap
    }
  }
}

struct Face: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text)
      .font(.subheadline.bold())
      .foregroundStyle(.white)
      .frame(width: 44, height: 44)
      .background(color.gradient, in: .circle)
      .padding(2)
      .background(.background, in: .circle)
  }
}

/// Four round portraits, each over the edge of the last, and the number of those not shown.
#Preview {
  OverlapLayout(overlap: 14) {
    Face(text: "AK", color: .pink)
    Face(text: "BO", color: .orange)
    Face(text: "CS", color: .green)
    Face(text: "DJ", color: .blue)
    Face(text: "+5", color: .gray)
  }
}
